/** What a JSON file of texts holds, each under its whole path: `header.menu`, `sections.0.heading`. */
export function flatten(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]])
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [
      ...flatten(inner, path === '' ? key : `${path}.${key}`),
    ]),
  )
}

const pluralEnding = /_(zero|one|two|few|many|other)$/

/** The key as code writes it, without its plural ending. */
export const baseKey = (key: string) => key.replace(pluralEnding, '')

/** The plural forms a language must have. `many` is free: it stands for whole millions, where `other` is read instead. */
export function pluralForms(tag: string): string[] {
  return new Intl.PluralRules(tag).resolvedOptions().pluralCategories.filter((form) => form !== 'many')
}

/** The keys a language must have, given the English ones. */
export function keysFor(tag: string, english: Iterable<string>): Set<string> {
  return new Set(
    [...english].flatMap((key) =>
      pluralEnding.test(key) ? pluralForms(tag).map((form) => `${baseKey(key)}_${form}`) : [key],
    ),
  )
}

/** The names a text leaves open: `{{count}}`. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1] ?? '').sort()
}

/** Whether a text equal to the English one can only be a forgotten one: more than three words. */
export function isSentence(text: string): boolean {
  return (
    text
      .replace(/\{\{[^}]*\}\}/g, '')
      .split(/\s+/)
      .filter((word) => /\p{L}{2}/u.test(word)).length > 3
  )
}
