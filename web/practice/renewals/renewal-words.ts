import type { Renewal } from '#contract/renewals.ts'
import type { RenewalState } from '#domain/practice/renewals.ts'
import { daysAgo, recentDay } from '../../platform/dates.ts'
import { nearDayText } from '../../platform/days.ts'
import { formatNumber, timeText } from '../../platform/formats.ts'
import type { useTranslation } from '../../platform/i18n/translation-context.tsx'

export const renewalTones: Record<RenewalState, string> = {
  overdue: 'text-madder',
  due: 'text-amber',
  on_track: '',
  never_bought: '',
}

type Words = Pick<ReturnType<typeof useTranslation<'renewals'>>, 't' | 'language'>

/** "5 days left", "Used up today" or "9 days over". */
export function leftText({ t, language }: Words, days: number): string {
  if (days === 0) return t('over-today')
  const counted = { count: Math.abs(days), formatted: formatNumber(Math.abs(days), language) }
  return t(days > 0 ? 'days-left' : 'days-over', counted)
}

/** "9 days over" and "2 of 5 running out". */
export function renewalWords(words: Words, renewal: Renewal, now: Date) {
  const { t, language } = words
  const { state, days, runs_out_on, running_out, total_products, shared_at, opened_at } = renewal
  const counted = (count: number) => ({ count, formatted: formatNumber(count, language) })
  if (days === null || runs_out_on === null) {
    const ago = daysAgo(shared_at, now)
    return {
      when: ago < 1 ? t('shared-today') : t('shared', counted(ago)),
      about: t(opened_at === null ? 'not-opened' : 'opened'),
    }
  }
  if (state === 'on_track')
    return {
      when: leftText(words, days),
      about: t('next', { date: nearDayText(runs_out_on, language) }),
    }
  const about = t('running-out', { ...counted(running_out), total: formatNumber(total_products, language) })
  return { when: leftText(words, days), about }
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
