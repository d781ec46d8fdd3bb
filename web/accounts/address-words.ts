const words: Readonly<Record<string, PostalWord>> = {
  US: 'zip-code',
  GB: 'postcode',
  IM: 'postcode',
  JE: 'postcode',
  GG: 'postcode',
  AU: 'postcode',
  NZ: 'postcode',
  IE: 'eircode',
}
type PostalWord = 'postal-code' | 'zip-code' | 'postcode' | 'eircode'

/** What a country (ISO 3166-1 alpha-2) calls its postal codes. */
export function postalWord(country: string | null): PostalWord {
  return words[country ?? ''] ?? 'postal-code'
}
