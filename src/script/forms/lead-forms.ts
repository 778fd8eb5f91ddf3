/** Every form that makes a lead, as a selector. */
export const leadForms = "form[data-lead]";
