import { type DailyEntry, dailyCalendarFile } from '#domain/calendar.ts'
import { dateOf } from '#domain/days.ts'
import { commaList, formatTag, type Language } from '#domain/languages.ts'
import { today as localDay } from '#domain/local-time.ts'
import { doseSegments } from '#domain/practice/dose-segments.ts'
import { type TimeOfDay, timesOfDay } from '#domain/protocols/dose.ts'
import { doseAmountWords, doseAtTimeWords } from '#domain/protocols/dose-words.ts'
import { minutesAfterMidnight } from '#domain/protocols/time-of-day.ts'
import { regionSettings } from '#domain/regions.ts'
import type { Translate } from '#domain/translation.ts'
import type { Deps, SignedIn } from '#server/platform/context.ts'
import { clientPlans } from './client-plans.ts'

type CalendarInput = { zone: string | undefined; language: Language; t: Translate }

/** A client's doses as a calendar file: an event for each time of day, until a course ends. */
export async function doseCalendar(
  ctx: Deps & { actor: SignedIn; now: Date },
  { zone, language, t }: CalendarInput,
): Promise<string> {
  const { actor, now, region } = ctx
  const known = zone !== undefined && isZone(zone) ? zone : null
  const today = localDay(known ?? regionSettings[region].timeZone, now)
  const { plans } = await clientPlans(ctx, { today, language })
  const words = { t, language }
  const doses = plans.flatMap(({ lines }) =>
    lines.flatMap(({ product, dose, use }) => (dose && use ? { product, dose, use } : [])),
  )
  const entries = timesOfDay.flatMap((time) =>
    doseSegments(
      doses.filter(({ dose }) => dose.times.includes(time)),
      today,
    ).map(({ from, until, taken }): DailyEntry => {
      const names = commaList(
        taken.map(({ product }) => product.name),
        language,
      )
      return {
        id: eventId(actor, time, until === null ? 'open' : dateOf(until)),
        from: dateOf(from),
        until: until === null ? null : dateOf(until),
        minutes: minutesAfterMidnight[time],
        title: t('day:calendar.event', { time: t(`plan:time.${time}`), products: names }),
        text: taken
          .map(({ product, dose }) =>
            t('plan:dose.at', {
              amount: `${doseAmountWords(words, dose)} ${product.name}`,
              when: doseAtTimeWords(words, time, { ...dose, days: null }),
            }),
          )
          .join('\n'),
      }
    }),
  )
  return dailyCalendarFile({ name: t('day:calendar.name'), zone: known, entries }, now)
}

/** The same in each file, so that a newer file replaces the events of the older one. */
function eventId({ id }: SignedIn, time: TimeOfDay, end: string): string {
  return `doses-${id}-${time}-${end}@verbena`
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat(formatTag('en'), { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}
