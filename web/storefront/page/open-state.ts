import { shownIn } from '#domain/clocks.ts'
import { clockParts, formatTag, type Language } from '#domain/languages.ts'
import {
  type OpeningHours,
  openNow,
  openPeriods,
  opensNext,
  type Weekday,
  weekdayOf,
  weekdays,
} from '#domain/storefront/opening-hours.ts'
import type { KeyOf } from '#domain/text-keys.ts'
import type { Translate } from '#domain/translation.ts'
import { zoneName } from './store-view.ts'

type Words = { t: Translate<KeyOf<'storefront'>>; language: Language }

export type OpenState = {
  /** "Open now, until 17:00". */
  text: string
  /** The visitor’s zone, if its clocks differ from the practice’s. */
  own: { zone: string; times: Record<Weekday, string[]> } | undefined
}

export function openState(hours: OpeningHours, now: Date, words: Words, own = ownZone()): OpenState {
  const isElsewhere = shownIn(own, now) !== shownIn(hours.timezone, now)
  return {
    text: textOf(hours, now, words, isElsewhere ? own : undefined),
    own: isElsewhere
      ? { zone: zoneName(own, words.language), times: timesIn(own, hours, now, words) }
      : undefined,
  }
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

function textOf(hours: OpeningHours, now: Date, { t, language }: Words, own: string | undefined): string {
  const { timezone } = hours
  const timeIn = (zone: string, at: Date) => clockIn(zone, at, language)
  const withOwn = (text: string, at: Date) =>
    own ? `${text} ${t('page.own-time', { time: timeIn(own, at) })}` : text
  const open = openNow(hours, now)
  if (open) return withOwn(t('page.open-until', { time: timeIn(timezone, open.to) }), open.to)
  const next = opensNext(hours, now)
  if (!next) return ''
  const time = timeIn(timezone, next)
  const isToday = dayIn(timezone, next) === dayIn(timezone, now)
  const day = weekdayIn(timezone, next, language, 'long')
  return withOwn(isToday ? t('page.opens-today', { time }) : t('page.opens-on', { day, time }), next)
}

/** The coming week’s periods of each day of the practice, in another zone; a day that differs there is named. */
function timesIn(zone: string, hours: OpeningHours, now: Date, { t, language }: Words) {
  const times = Object.fromEntries(weekdays.map((day) => [day, [] as string[]])) as Record<Weekday, string[]>
  const weekLater = dayIn(hours.timezone, now) + 7
  for (const { from, to } of openPeriods(hours, now)) {
    if (dayIn(hours.timezone, from) >= weekLater && times[dayOf(hours.timezone, from)].length > 0) continue
    const text = (at: Date) => {
      const time = clockIn(zone, at, language)
      const isSameDay = dayIn(zone, at) === dayIn(hours.timezone, from)
      return isSameDay ? time : `${weekdayIn(zone, at, language, 'short')} ${time}`
    }
    times[dayOf(hours.timezone, from)].push(t('page.hours-range', { from: text(from), to: text(to) }))
  }
  return times
}

const dayMs = 86_400_000
const dayIn = (zone: string, at: Date) => Math.floor(shownIn(zone, at) / dayMs)
const dayOf = (zone: string, at: Date) => weekdayOf(dayIn(zone, at) * dayMs)

function clockIn(timeZone: string, at: Date, language: Language): string {
  return new Intl.DateTimeFormat(formatTag(language), { ...clockParts(language), timeZone }).format(at)
}

function weekdayIn(timeZone: string, at: Date, language: Language, weekday: 'long' | 'short'): string {
  return new Intl.DateTimeFormat(formatTag(language), { weekday, timeZone }).format(at)
}
