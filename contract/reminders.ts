import { z } from 'zod'
import { isTimeZone } from '#domain/local-time.ts'

const switches = { doses: z.boolean(), supply: z.boolean() }

/** `doses`: of today's, each morning. `supply`: when it is time to order. */
export const ReminderChoice = z.strictObject({
  ...switches,
  /** The reader's, such as `Europe/Brussels`: reminders are sent in their morning. */
  time_zone: z.string().max(60).refine(isTimeZone),
})
export type ReminderChoice = z.infer<typeof ReminderChoice>

/** `time_zone`: null until a reminder has been turned on. */
export const Reminders = z.strictObject({ ...switches, time_zone: z.string().nullable() })
export type Reminders = z.infer<typeof Reminders>
