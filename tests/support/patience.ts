/** How long a test waits for what is right in the end: machines are busy. Within the time a test may take. */
export const maxWaitMs = 60_000
