import { dayMs } from '../local-time.ts'

/** A protocol that was shared and not opened for so long needs a reminder. */
export const unopenedAfterMs = 7 * dayMs
/** For so long an order counts as new. */
export const newOrderMs = dayMs
