/**
 * Minimum number of practitioners for the shop to say how they use a product: with fewer, one could tell whose protocol
 * it was.
 */
export const leastPractitioners = 3
