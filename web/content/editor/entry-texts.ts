import type { Entry } from '#contract/content.ts'
import type { EntryTexts } from '#domain/content/entries.ts'
import { languages } from '#domain/languages.ts'
import { isSame } from '../../platform/is-same.ts'

type Content = Entry['content']

/** Whether nothing was written, deleted or chosen. */
export function isSameContent(one: Content, other: Content): boolean {
  return (
    isSameTexts(one.texts, other.texts) &&
    isSame(one.ad, other.ad) &&
    isSame(withoutEmptyNotes(one), withoutEmptyNotes(other))
  )
}

function withoutEmptyNotes({ template }: Content) {
  return (
    template && [
      template.is_archived,
      template.lines.map((line) => [
        line.product_variant_id,
        line.quantity,
        line.dose,
        languages.map((language) => line.notes[language]?.trim() || null),
      ]),
    ]
  )
}

/** A field without text is the same as none. */
function isSameTexts(one: EntryTexts, other: EntryTexts): boolean {
  return languages.every((language) => {
    const [a, b] = [one[language] ?? {}, other[language] ?? {}]
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
      (field) => (a[field] ?? '').trim() === (b[field] ?? '').trim(),
    )
  })
}

/** All that was written, for a copy outside the shop. */
export function copyOf(texts: EntryTexts): string {
  return languages
    .flatMap((language) => {
      const written = Object.values(texts[language] ?? {}).filter((text) => text.trim())
      return written.length > 0 ? [[language, ...written].join('\n\n')] : []
    })
    .join('\n\n\n')
}
