import type { Restriction } from '#contract/restrictions.ts'
import type { Finding } from '#domain/catalogue/restrictions/find-restrictions.ts'
import { sinceText } from '#domain/catalogue/restrictions/since-text.ts'
import { countryName } from '#domain/country-name.ts'
import type { Language } from '#domain/languages.ts'
import { amountWords } from '#domain/protocols/limit-words.ts'
import type { Translate } from '#domain/translation.ts'
import type { Blocked } from '../products-of-variants.ts'

type Words = { t: Translate; language: Language }

/** Why a product is not sold in a country, as a sentence with its source. */
export function whyNotSold(
  words: Words,
  { block, substance }: Pick<Blocked, 'block' | 'substance'>,
  country: string,
): Omit<Restriction, 'product_id'> {
  const { source, since } = block.by === 'rule' ? block.finding.rule : block.decision
  const place = countryName(country, words.language) ?? country
  const reason =
    block.by === 'rule'
      ? ruleWords(words, block.finding, { substance, country: place })
      : words.t(`restrictions:reason.${block.decision.reason ?? 'shop'}`, { country: place })
  const { t, language } = words
  const dated = since && t('restrictions:reason.since', { reason, since: sinceText(since, language) })
  return { reason: dated || reason, source, since }
}

function ruleWords(words: Words, { rule, amount }: Finding, values: { substance: string; country: string }) {
  const { kind, maximum } = rule
  if (!maximum || amount === null)
    return words.t(`restrictions:reason.${kind === 'not-authorised' ? kind : 'prohibited'}`, values)
  return words.t(`restrictions:reason.${maximum.below ? 'less-than' : 'maximum'}`, {
    ...values,
    amount: amountWords(words, amount, maximum.unit),
    maximum: amountWords(words, maximum.amount, maximum.unit),
  })
}
