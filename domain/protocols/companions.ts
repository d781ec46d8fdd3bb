/**
 * Minimum number of practitioners for two products to count as used together: with fewer, one could tell whose protocol
 * it was.
 */
export const leastPractitioners = 3
