/** Given up, failing again and again, or taken by no process. */
export const stuckJobStates = ['failed', 'failing', 'waiting'] as const
export type StuckJobState = (typeof stuckJobStates)[number]

/** From this many failed tries on a job is only retried each hour. */
export const failingAfterTries = 9

/** Jobs are taken within seconds; so long after they were due, no process takes them. */
export const waitingTooLongMinutes = 15
