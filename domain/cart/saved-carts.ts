/** A saved cart can be opened for this long. */
export const savedCartDays = 90
