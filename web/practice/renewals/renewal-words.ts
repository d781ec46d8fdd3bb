import type { Renewal } from '#contract/renewals.ts'
import { dayMs } from '#domain/clocks.ts'
import { nearDayText, recentDay, timeText } from '../../platform/dates.ts'
import { formatNumber } from '../../platform/formats.ts'
import type { useTranslation } from '../../platform/i18n/translation-context.tsx'

type Words = Pick<ReturnType<typeof useTranslation<'renewals'>>, 't' | 'language'>

/** "9 days over" and "2 of 5 running out". */
export function renewalWords({ t, language }: Words, renewal: Renewal, now: Date) {
  const { state, days, runs_out_on, running_out, total_products, shared_at, opened_at } = renewal
  const counted = (count: number) => ({ count, formatted: formatNumber(count, language) })
  if (days === null || runs_out_on === null) {
    const ago = Math.floor((now.getTime() - Date.parse(shared_at)) / dayMs)
    return {
      when: ago < 1 ? t('shared-today') : t('shared', counted(ago)),
      about: t(opened_at === null ? 'not-opened' : 'opened'),
    }
  }
  if (state === 'on_track')
    return {
      when: t('days-left', counted(days)),
      about: t('next', { date: nearDayText(runs_out_on, language) }),
    }
  const about = t('running-out', { ...counted(running_out), total: formatNumber(total_products, language) })
  if (days > 0) return { when: t('days-left', counted(days)), about }
  return { when: days === 0 ? t('over-today') : t('days-over', counted(-days)), about }
}

/** "Reminded today, 09:02", or until when it was put off; undefined if nothing was done. */
export function doneWords({ t, language }: Words, renewal: Renewal, now: Date): string | undefined {
  const { contact, snoozed_until: until } = renewal
  if (contact) {
    const at = { day: recentDay(contact.at, now, language), time: timeText(contact.at, language) }
    return t(contact.kind === 'email' ? 'reminded' : 'contacted', at)
  }
  return until ? t('snoozed', { date: nearDayText(until, language) }) : undefined
}
