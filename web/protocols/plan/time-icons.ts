import type { TimeOfDay } from '#domain/protocols/dose.ts'
import type { IconName } from '../../ui/icon.tsx'

export const timeIcons = {
  morning: 'sunrise',
  midday: 'sun',
  evening: 'sunset',
  night: 'moon',
} as const satisfies Record<TimeOfDay, IconName>
