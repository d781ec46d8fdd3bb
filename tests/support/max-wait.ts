/** How long a test waits for a condition: machines are busy. Shorter than a test's own timeout. */
export const maxWaitMs = 60_000
