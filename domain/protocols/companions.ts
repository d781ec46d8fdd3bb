/** From so many practitioners on two products count as used together: of fewer, one could tell whose protocol it was. */
export const leastPractitioners = 3
