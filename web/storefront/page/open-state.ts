import { clockParts, formatTag, type Language } from '#domain/languages.ts'
import { dayMs, localTimeIn, today } from '#domain/local-time.ts'
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
import { zoneName } from './zone-name.ts'

type Words = { t: Translate<KeyOf<'storefront'>>; language: Language }

export type OpenState = {
  /** "Open now, until 17:00". */
  text: string
  /** Of the practice. */
  today: Weekday
  /** In the visitor’s zone, if its clocks differ from the practice’s. */
  own: { zone: string; times: Record<Weekday, string[]>; text: string } | undefined
}

export function openState(hours: OpeningHours, now: Date, words: Words, own = ownZone()): OpenState {
  const { text, at } = nextTurn(hours, now, words)
  const day = weekdayOf(today(hours.timezone, now))
  if (localTimeIn(own, now) === localTimeIn(hours.timezone, now)) return { text, today: day, own: undefined }
  const { t, language } = words
  const zone = zoneName(own, language)
  return {
    text,
    today: day,
    own: {
      zone,
      times: timesIn(own, hours, now, words),
      text: at
        ? t('page.own-time', {
            time: clockIn(hours.timezone, at, language),
            own: timeIn(own, at, { day: dayIn(hours.timezone, at), language }),
          })
        : '',
    },
  }
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** When it closes or opens next. */
function nextTurn(hours: OpeningHours, now: Date, { t, language }: Words): { text: string; at?: Date } {
  const { timezone } = hours
  const open = openNow(hours, now)
  if (open) return { text: t('page.open-until', { time: clockIn(timezone, open.to, language) }), at: open.to }
  const at = opensNext(hours, now)
  if (!at) return { text: '' }
  const time = clockIn(timezone, at, language)
  const isToday = dayIn(timezone, at) === dayIn(timezone, now)
  const day = weekdayIn(timezone, at, language, 'long')
  return { text: isToday ? t('page.opens-today', { time }) : t('page.opens-on', { day, time }), at }
}

/** The periods of the coming week, by their day in the practice’s zone. */
function timesIn(zone: string, hours: OpeningHours, now: Date, { t, language }: Words) {
  const { timezone } = hours
  const times = Object.fromEntries(weekdays.map((day) => [day, [] as string[]])) as Record<Weekday, string[]>
  const today = dayIn(timezone, now)
  const midnight = new Date(now.getTime() - (localTimeIn(timezone, now) % dayMs))
  for (const { from, to } of openPeriods(hours, midnight)) {
    const day = dayIn(timezone, from)
    if (day < today || day >= today + 7) continue
    times[weekdayOf(day * dayMs)].push(
      t('page.hours-range', {
        from: timeIn(zone, from, { day, language }),
        to: timeIn(zone, to, { day, language }),
      }),
    )
  }
  return times
}

/** With its weekday if that is not the one on which it is said. */
function timeIn(zone: string, at: Date, { day, language }: { day: number; language: Language }): string {
  const time = clockIn(zone, at, language)
  return dayIn(zone, at) === day ? time : `${weekdayIn(zone, at, language, 'short')} ${time}`
}

const dayIn = (zone: string, at: Date) => Math.floor(localTimeIn(zone, at) / dayMs)

function clockIn(timeZone: string, at: Date, language: Language): string {
  return new Intl.DateTimeFormat(formatTag(language), { ...clockParts(language), timeZone }).format(at)
}

function weekdayIn(timeZone: string, at: Date, language: Language, weekday: 'long' | 'short'): string {
  return new Intl.DateTimeFormat(formatTag(language), { weekday, timeZone }).format(at)
}
