import { fallbackLanguage, type Language, languageTag } from '#domain/languages.ts'
import type { TimeOfDay } from '#domain/protocols/dose.ts'
import type { Drawing } from '#lib/typesetting/typesetting.ts'
import { circle, colours } from '#server/platform/pdf/ink.ts'

export const timeColours: Record<TimeOfDay, string> = {
  morning: '#F0EBD8',
  midday: '#E6EBDF',
  evening: '#EFE5DD',
  night: '#E3E6EB',
}

const timeSigns: Record<TimeOfDay, string> = {
  morning:
    'M3.5 18.5h17M7.5 15a4.5 4.5 0 0 1 9 0M12 5v3M5.2 9.2l1.5 1.5M18.8 9.2l-1.5 1.5M3.5 15h1.5M19 15h1.5',
  midday: `${circle(12, 12, 3.8)}M12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6L18 18M18 6l-1.4 1.4M7.4 16.6L6 18`,
  evening:
    'M3.5 18.5h17M7.5 15a4.5 4.5 0 0 1 9 0M12 4.5v4.5M9.8 7l2.2 2.2L14.2 7M5.2 9.2l1.5 1.5M18.8 9.2l-1.5 1.5M3.5 15h1.5M19 15h1.5',
  night: 'M19.5 14.2A8 8 0 1 1 10 4.3a6.3 6.3 0 0 0 9.5 9.9Z',
}

export const timeSign = (time: TimeOfDay, x: number, y: number, size: number): Drawing => ({
  kind: 'drawing',
  path: timeSigns[time],
  x,
  y,
  scale: size / 24,
  stroke: colours.ink,
  line: 1.5,
})

/** Marks a text that is not in the paper's own language. */
export const otherLanguage = (of: Language, paper: Language): string | undefined =>
  of === paper || of !== fallbackLanguage ? undefined : languageTag(of)
