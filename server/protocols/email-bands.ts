import type { Language } from '#domain/languages.ts'
import { type Dose, type TimeOfDay, timesOfDay } from '#domain/protocols/dose.ts'
import { doseAmountWords, doseAtTimeWords } from '#domain/protocols/dose-words.ts'
import type { Translate } from '#domain/translation.ts'
import type { EmailRow } from '#server/platform/mail/email.ts'

/** Something taken at a time of day; without a dose, nothing is said about how much. */
export type TakenAt = {
  time: TimeOfDay
  name: string
  picture: string | undefined
  dose: Pick<Dose, 'amount' | 'unit' | 'food' | 'days'> | null
}
type Words = { t: Translate; language: Language }

/** Colours of the picture backgrounds. */
const plates: Record<TimeOfDay, Pick<EmailRow, 'icon' | 'ground'>> = {
  morning: { icon: 'sunrise', ground: '#F0EBD8' },
  midday: { icon: 'sun', ground: '#E6EBDF' },
  evening: { icon: 'sunset', ground: '#EFE5DD' },
  night: { icon: 'moon', ground: '#E3E6EB' },
}

/** What is taken, by time of day, in the bands of an email. */
export function bandsOf(all: readonly TakenAt[], words: Words): EmailRow[] {
  return timesOfDay.flatMap((time) => {
    const taken = all.filter((each) => each.time === time)
    if (taken.length === 0) return []
    return {
      ...plates[time],
      label: words.t(`plan:time.${time}`),
      items: taken.map(({ name, picture, dose }) => ({ name, picture, note: doseNote(words, time, dose) })),
      note: words.t('mails:products', { count: taken.length }),
    }
  })
}

/** "2 capsules, with breakfast"; just the amount if there is nothing to add to the time of day. */
function doseNote(words: Words, time: TimeOfDay, dose: TakenAt['dose']): string {
  if (!dose) return ''
  const amount = doseAmountWords(words, dose)
  if (dose.days === null && (dose.food === null || time === 'night')) return amount
  return words.t('plan:dose.at', { amount, when: doseAtTimeWords(words, time, { ...dose, times: [time] }) })
}
