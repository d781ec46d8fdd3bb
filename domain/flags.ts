const countryOfLanguage: Record<string, string> = { en: 'gb', ja: 'jp', da: 'dk' }

/** The flag of a country or language code. Throws if it is not two letters. */
export function flagCode(code: string): string {
  const lower = code.toLowerCase()
  if (/^zh([-_]|$)/.test(lower)) return 'tw'
  if (!/^[a-z]{2}$/.test(lower)) throw new Error('Invalid country code')
  return countryOfLanguage[lower] ?? lower
}
