/** Shorter queries of the admin search would find too much. */
export const adminQueryMinimum = 2
