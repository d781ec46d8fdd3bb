import type { Address } from '#contract/checkout.ts'
import { placeLines } from '#domain/accounts/address-lines.ts'
import { personName } from '#domain/accounts/person-name.ts'
import type { PaperWords } from './paper-words.ts'

/**
 * The person first, then the place in the country's format, with the country in the last line: "9000 Gent, Belgium".
 */
export function addressLines(
  address: Address,
  { t, language }: Pick<PaperWords, 't' | 'language'>,
): string[] {
  const lines = placeLines(address, language)
  const name = personName(address) || t('paper:erased')
  return [name, ...lines.slice(0, -2), lines.slice(-2).join(', ')].filter(Boolean)
}
