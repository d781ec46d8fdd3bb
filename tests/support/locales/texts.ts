/** The texts of a JSON file by their full path: `header.menu`, `sections.0.heading`. */
export function flatten(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]])
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [
      ...flatten(inner, path === '' ? key : `${path}.${key}`),
    ]),
  )
}

const pluralEnding = /_(zero|one|two|few|many|other)$/

/** The key as used in code, without its plural suffix. */
export const baseKey = (key: string) => key.replace(pluralEnding, '')

/** The plural forms that a language requires. `many` is optional: it is for whole millions, and `other` replaces it. */
export function pluralForms(tag: string): string[] {
  return new Intl.PluralRules(tag).resolvedOptions().pluralCategories.filter((form) => form !== 'many')
}

/** The keys that a language requires, given the English ones. */
export function keysFor(tag: string, english: Iterable<string>): Set<string> {
  return new Set(
    [...english].flatMap((key) =>
      pluralEnding.test(key) ? pluralForms(tag).map((form) => `${baseKey(key)}_${form}`) : [key],
    ),
  )
}

/** The placeholders of a text: `{{count}}`. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1] ?? '').sort()
}

/** Whether a text equal to the English one must be untranslated: more than three words. */
export function isSentence(text: string): boolean {
  return (
    text
      .replace(/\{\{[^}]*\}\}/g, '')
      .split(/\s+/)
      .filter((word) => /\p{L}{2}/u.test(word)).length > 3
  )
}
