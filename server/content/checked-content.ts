import type { EntryContent, TemplateSettings } from '#contract/content.ts'
import { type EntryField, type EntryKind, fieldsOf, isEmptyText } from '#domain/content/entries.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import { languages } from '#domain/languages.ts'
import { doseStepProblem } from '#domain/protocols/dose.ts'
import { isLine, isText } from '#domain/text.ts'
import { refuse } from '#server/platform/problems.ts'

/** As it is stored: trimmed, and without languages in which nothing is written. A draft may lack whatever it likes. */
export function checkedContent(kind: EntryKind, { texts, ad, template }: EntryContent): EntryContent {
  const problems: Record<string, FieldProblem[]> = {}
  const fields = new Map(fieldsOf(kind))
  const checked = languages.flatMap((language) => {
    const given = Object.entries(texts[language] ?? {})
    const text: Record<string, string> = {}
    for (const [name, value] of given) {
      text[name] = value.trim()
      const problem = fieldProblem(fields.get(name), text[name])
      if (problem) problems[`content.texts.${language}.${name}`] = [problem]
    }
    return isEmptyText(text) ? [] : [[language, text] as const]
  })
  if ((ad !== null) !== (kind === 'ad')) problems['content.ad'] = [ad ? 'unknown' : 'required']
  if ((template !== null) !== (kind === 'template'))
    problems['content.template'] = [template ? 'unknown' : 'required']
  for (const [index, { dose }] of (template?.lines ?? []).entries()) {
    const problem = dose && doseStepProblem(dose)
    if (problem) problems[`content.template.lines.${index}.dose.amount`] = [problem]
  }
  if (Object.keys(problems).length > 0) return refuse('invalid-input', problems)
  return { texts: Object.fromEntries(checked), ad, template: template && withoutEmptyNotes(template) }
}

function withoutEmptyNotes({ lines, ...template }: TemplateSettings): TemplateSettings {
  const trimmed = lines.map(({ notes, ...line }) => {
    const written = Object.entries(notes).map(([language, note]) => [language, note.trim()] as const)
    return { ...line, notes: Object.fromEntries(written.filter(([, note]) => note !== '')) }
  })
  return { ...template, lines: trimmed }
}

function fieldProblem(field: EntryField | undefined, value: string): FieldProblem | undefined {
  if (!field) return 'unknown'
  if (value.length > field.maximum) return 'invalid'
  return (field.form === 'line' ? isLine : isText)(value) ? undefined : 'invalid'
}
