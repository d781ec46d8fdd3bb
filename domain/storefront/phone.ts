/** Digits as they are written in any country; empty if there is none. */
export const storePhone = /^[+\d][\d ()/.-]*$|^$/
