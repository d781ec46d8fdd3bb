import { type Language, languageTag } from '#domain/languages.ts'

/** "1204,5": a number as it is typed into a field. */
export function typedNumber(amount: number, language: Language): string {
  const options = { useGrouping: false, maximumFractionDigits: 3 }
  return new Intl.NumberFormat(languageTag(language), options).format(amount)
}

/** "+1,204", "−3": how much more or less. */
export function signedNumber(amount: number, language: Language): string {
  const options = { signDisplay: 'exceptZero', maximumFractionDigits: 3 } as const
  return new Intl.NumberFormat(languageTag(language), options).format(amount).replace('-', '−')
}
