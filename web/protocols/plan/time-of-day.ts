import type { TimeOfDay } from '#domain/protocols/dose.ts'
import type { IconName } from '../../ui/icon.tsx'

export const timeIcons = {
  morning: 'sunrise',
  midday: 'sun',
  evening: 'sunset',
  night: 'moon',
} as const satisfies Record<TimeOfDay, IconName>

/** About when, in minutes after midnight. */
const minutesOf: Record<TimeOfDay, number> = { morning: 480, midday: 750, evening: 1110, night: 1320 }

/** "8:00", as the reader's language writes it. */
export function clockTime(time: TimeOfDay, tag: string): string {
  const moment = new Date(minutesOf[time] * 60_000)
  return new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(moment)
}
