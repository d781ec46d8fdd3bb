import { type Language, languageTag } from '#domain/languages.ts'

/** Fills `{name}` and `{name:casing}`; a placeholder without a value is an error in the phrases, not in the shop. */
export function fill(pattern: string, values: Record<string, string>, language: Language): string {
  return pattern.replace(/\{(\w+)(?::(\w+))?\}/g, (whole, name: string, casing: string | undefined) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for ${whole} in “${pattern}” (${language})`)
    return cased(value, casing, languageTag(language))
  })
}

export function capital(text: string, tag: string): string {
  const [first = '', ...rest] = text
  // A chemical "beta" is always in lower case.
  if (/\p{sc=Greek}/u.test(first)) return text
  return first.toLocaleUpperCase(tag) + rest.join('')
}

function cased(text: string, casing: string | undefined, tag: string): string {
  if (casing === 'upper') return text.toLocaleUpperCase(tag)
  if (casing === 'capital') return capital(text, tag)
  if (casing === 'lower') return lowered(text, tag)
  return casing === 'title' ? titled(text, tag) : text
}

/** Leaves abbreviations and prefixes unchanged: EPA, B12, L-theanine. */
function lowered(text: string, tag: string): string {
  const [first = '', second = ''] = text
  return /\p{Ll}/u.test(second) ? first.toLocaleLowerCase(tag) + text.slice(first.length) : text
}

const small = new Set(['and', 'of', 'the', 'with', 'from', 'for'])

function titled(text: string, tag: string): string {
  return text
    .split(' ')
    .map((word, index) =>
      index > 0 && small.has(word)
        ? word
        : word
            .split('-')
            .map((part) => capital(part, tag))
            .join('-'),
    )
    .join(' ')
}
