import type { Address } from '#contract/checkout.ts'
import { placeLines } from '#domain/accounts/address-lines.ts'
import { personName } from '#domain/accounts/person-name.ts'
import type { Language } from '#domain/languages.ts'

/** Who lives there first, then the place as its country writes it, the country in its last line: "9000 Gent, Belgium". */
export function addressLines(address: Address, language: Language): string[] {
  const lines = placeLines(address, language)
  return [personName(address), ...lines.slice(0, -2), lines.slice(-2).join(', ')].filter(Boolean)
}
