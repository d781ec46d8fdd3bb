import type { Language } from '#domain/languages.ts'

/** As people type it: "magnesium citrate", but "DHA" and "L-theanine". */
export function asTyped(text: string, language: Language): string {
  return /^\p{Lu}\p{Ll}/u.test(text) && language !== 'de' ? text[0]!.toLowerCase() + text.slice(1) : text
}
