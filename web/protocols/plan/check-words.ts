import type { Language } from '#domain/languages.ts'
import { amountWords } from '#domain/protocols/limit-words.ts'
import type { PlanCheck, PlanNutrient, Uncounted } from '#domain/protocols/plan-check.ts'
import type { LifeStage } from '#domain/reference/life-stages.ts'
import type { Translate } from '#domain/translation.ts'
import { formatNumber, listText } from '../../platform/formats.ts'

type Words = { t: Translate; language: Language }

/** One line about the whole check: "14 nutrients, none above its upper level". */
export function summaryWords(words: Words, { nutrients, above }: PlanCheck): string {
  const { t, language } = words
  const [first, ...others] = above
  if (first && others.length === 0) return t('plan:check.above-one', { name: first.name })
  if (first)
    return t('plan:check.above', {
      count: above.length,
      names: listText(
        above.map(({ name }) => name),
        language,
      ),
    })
  if (nutrients.length === 0) return t('plan:check.nothing')
  const counted = { count: nutrients.length, formatted: formatNumber(nutrients.length, language) }
  const isLimited = nutrients.some(({ limit }) => limit !== null)
  return isLimited ? t('plan:check.within', counted) : t('plan:check.no-limits', counted)
}

const adults: readonly LifeStage[] = ['adult']
const areAdults = (stages: readonly LifeStage[]) => stages.every((stage) => stage === 'adult')

/** "30 mg a day at these doses, the limit for adults is 25 mg." */
export function aboveWords(words: Words, { limit, unit }: PlanNutrient, stages = adults): string {
  if (!limit) return ''
  return words.t(areAdults(stages) ? 'plan:check.above-text' : 'health:check.above-text', {
    amount: amountWords(words, limit.counted, unit),
    limit: amountWords(words, limit.amount, unit),
    group: stageWords(words, stages),
  })
}

/** Whose upper levels were used, and who set them. */
export function footWords(words: Words, stages: readonly LifeStage[]): string {
  if (areAdults(stages)) return words.t('plan:check.foot')
  return words.t('health:check.foot', { group: stageWords(words, stages) })
}

/** "in pregnancy and aged 15 to 17" */
export function stageWords({ t, language }: Words, stages: readonly LifeStage[]): string {
  return listText(
    stages.map((stage) => t(`health:stages.${stage}`)),
    language,
  )
}

/** The text under a bar: "Upper level 25 mg, including food". */
export function limitWords(words: Words, { limit, unlimited, unit, amount }: PlanNutrient): string {
  const { t } = words
  if (!limit) return t(`plan:check.unlimited.${unlimited ?? 'none-set'}`)
  const value = { limit: amountWords(words, limit.amount, unit) }
  const kind =
    limit.kind === 'safe level' ? 'safe-level' : limit.of === 'supplements' ? 'supplements' : 'whole-diet'
  const said = t(`plan:check.limit.${kind}`, value)
  const notes = [
    ...(limit.counted < amount
      ? [t('plan:check.limit.counted', { amount: amountWords(words, limit.counted, unit) })]
      : []),
    ...(limit.verified ? [] : [t('plan:check.limit.unchecked')]),
  ]
  return notes.reduce((before, note) => t('plan:check.limit.noted', { before, note }), said)
}

/** "Zinc Picolinate (15 mg) and Gentle Multi (15 mg)". */
export function fromWords(words: Words, { from, unit }: PlanNutrient): string {
  const parts = from.map(({ name, amount }) =>
    words.t('plan:check.part', { name, amount: amountWords(words, amount, unit) }),
  )
  return listText(parts, words.language)
}

/** "Gentle Multi: the label gives no amount of zinc." */
export function uncountedWords(words: Words, { name, reason, substances }: Uncounted): string {
  return words.t(`plan:check.uncounted.${reason}`, { name, substances: listText(substances, words.language) })
}
