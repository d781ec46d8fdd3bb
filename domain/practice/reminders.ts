import { addDays, type Day, dayOf } from '../days.ts'
import { dayMs, localTimeIn } from '../local-time.ts'

export const reminderKinds = ['doses', 'supply'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** Reminders are sent from this hour on, in the reader's time zone. */
export const reminderHour = 7
/** Nobody wants this morning's doses at night, as after an outage. */
const lastHour = 20
const hourMs = dayMs / 24

/** Nobody is reminded of ordering more often. */
export const supplyPauseDays = 7

/** The reader's date, while reminders may be sent there. */
export function reminderDay(zone: string, now: Date): Day | undefined {
  const shown = localTimeIn(zone, now)
  const hour = Math.floor((shown % dayMs) / hourMs)
  return hour >= reminderHour && hour < lastHour ? shown - (shown % dayMs) : undefined
}

/** Whether a reminder last sent on a date may be sent again on a day. */
export function isDueAgain(sentOn: string | null, day: Day, pauseDays = 1): boolean {
  return sentOn === null || addDays(dayOf(sentOn), pauseDays) <= day
}
