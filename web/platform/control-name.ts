/** Starts with the visible text of the control, for people who use voice control. */
export const controlName = (seen: string, of: string): string => `${seen}: ${of}`
