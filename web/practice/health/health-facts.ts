import type { ClientHealth } from '#contract/client-health.ts'
import { commaList, type Language } from '#domain/languages.ts'
import type { Translate } from '#domain/translation.ts'
import { listText } from '../../platform/formats.ts'

export type RecordedFacts = Pick<
  ClientHealth,
  'year_of_birth' | 'condition' | 'allergies' | 'medicine_classes' | 'medicines'
>

/** What is recorded, as labelled values; items without one are left out. */
export function healthFacts(
  { t, language }: { t: Translate; language: Language },
  facts: RecordedFacts,
): { name: string; value: string }[] {
  const { year_of_birth: year, condition, allergies, medicine_classes: classes, medicines } = facts
  const list = (words: string[]) => listText(words, language)
  const entries = [
    { name: t('health:year-of-birth'), value: year === null ? '' : String(year) },
    { name: t('health:condition.label'), value: condition ? t(`health:condition.${condition}`) : '' },
    { name: t('health:allergies'), value: list(allergies.map((one) => t(`products:allergens.${one}`))) },
    {
      name: t('health:medicines-label'),
      value: commaList([...classes.map((one) => t(`health:medicines.${one}`)), medicines], language),
    },
  ]
  return entries.filter(({ value }) => value !== '')
}
