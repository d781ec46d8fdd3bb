/** Begins with what is seen on the control, so that people who speak to their device can name it. */
export const controlName = (seen: string, of: string): string => `${seen}: ${of}`
