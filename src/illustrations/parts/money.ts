const formatter = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const whole = new Intl.NumberFormat("en-US");

/** US dollars for display: 1284 becomes "$1,284.00", -6.5 becomes "−$6.50" with a true minus. */
export const dollars = (value: number): string => formatter.format(value).replace("-", "−");

/** US dollars without cents, for columns of large figures: 4512 becomes "$4,512". */
export const wholeDollars = (value: number): string => `$${whole.format(Math.round(value))}`;

/** A count with thousands separators: 1840 becomes "1,840". */
export const count = (value: number): string => whole.format(value);

/** The sum of amounts in dollars, exact to the cent. */
export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + Math.round(value * 100), 0) / 100;
