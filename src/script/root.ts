/** The page as a whole, on which the script notes what holds for it. */
export const root = document.documentElement;
