import type { TimeOfDay } from '#domain/protocols/dose.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

const timeIcons = {
  morning: 'sunrise',
  midday: 'sun',
  evening: 'sunset',
  night: 'moon',
} as const satisfies Record<TimeOfDay, IconName>

export function TimeIcon({ time, size = 20 }: { time: TimeOfDay; size?: number }) {
  return <Icon name={timeIcons[time]} size={size} />
}

/** Each time of day has its own light and plant; in the dark theme all have the page's colour. */
export const dayColours: Record<TimeOfDay, string> = {
  morning: '[--plant:url(/plants/chamomile.svg)] not-dark:[--day-plant:#cfc69e] not-dark:[--day:#f0ebd8]',
  midday: '[--plant:url(/plants/olive.svg)] not-dark:[--day-plant:#b9c7ac] not-dark:[--day:#e6ebdf]',
  evening: '[--plant:url(/plants/rosehip.svg)] not-dark:[--day-plant:#d3bbaa] not-dark:[--day:#efe5dd]',
  night: '[--plant:url(/plants/lavender.svg)] not-dark:[--day-plant:#b9c0d0] not-dark:[--day:#e3e6eb]',
}
