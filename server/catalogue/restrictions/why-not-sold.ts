import type { Restriction } from '#contract/restrictions.ts'
import type { Finding } from '#domain/catalogue/restrictions/find-restrictions.ts'
import { countryName } from '#domain/country-name.ts'
import { formatTag, type Language } from '#domain/languages.ts'
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
  return { reason: since === null ? reason : sinceWords(words, reason, since), source, since }
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

/** As precisely as the date is known. */
function sinceWords({ t, language }: Words, reason: string, since: string): string {
  const [, month, day] = since.split('-')
  const format = new Intl.DateTimeFormat(formatTag(language), {
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
    timeZone: 'UTC',
  })
  return t('restrictions:reason.since', { reason, since: format.format(new Date(since)) })
}
