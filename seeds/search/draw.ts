import type { Language } from '#domain/languages.ts'
import { randomOf } from '../catalogue/random.ts'

/** Something people may want: `weight` is how many have a reason to. */
export type Wish = { key: string; weight: number }

/** Product views per day, by the reader's language. */
export const looksADay: Record<Language, number> = {
  en: 90,
  de: 80,
  nl: 60,
  fr: 50,
  it: 35,
  es: 35,
  da: 25,
  pt: 25,
  hu: 20,
  ro: 20,
  ja: 15,
  zh_tw: 15,
}

const chance = (...parts: string[]) => randomOf(parts.join('/'))()

/** How often each is wanted on each day: a few of them often, most of them rarely, and the same on every machine. */
export function drawCounts<Of extends Wish>(
  wishes: readonly Of[],
  language: Language,
  { days, timesADay }: { days: readonly string[]; timesADay: number },
): { day: string; of: Of; count: number }[] {
  const appeals = wishes.map(
    ({ key, weight }) => (weight * (0.5 + chance(key, language))) / (0.1 + chance(key)),
  )
  const whole = appeals.reduce((sum, appeal) => sum + appeal, 0)
  return days.flatMap((day) => {
    const times = timesADay * (0.75 + chance(day, language) / 2)
    return wishes.flatMap((of, index) => {
      const count = Math.floor((times * appeals[index]!) / whole + chance(of.key, language, day))
      return count > 0 ? [{ day, of, count }] : []
    })
  })
}
