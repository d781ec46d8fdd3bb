import type { Language } from '../languages.ts'
import { fallbackLanguage, languages } from '../languages.ts'

/** What the shop’s team writes itself. */
export const entryKinds = ['page', 'article', 'ad', 'home', 'welcome', 'template'] as const
export type EntryKind = (typeof entryKinds)[number]

/** `markdown`: several lines with headings, lists, links and emphasis. */
type FieldForm = 'line' | 'text' | 'markdown'
export type EntryField = { form: FieldForm; maximum: number; isOptional?: true }
type Fields = Readonly<Record<string, EntryField>>

/** What is written in each language, in the order of the editor. */
export const entryFields = {
  page: {
    title: { form: 'line', maximum: 120 },
    description: { form: 'text', maximum: 300 },
    body: { form: 'markdown', maximum: 20_000 },
  },
  /** Of the help centre. */
  article: {
    title: { form: 'line', maximum: 120 },
    description: { form: 'text', maximum: 300 },
    body: { form: 'markdown', maximum: 20_000 },
  },
  ad: {
    label: { form: 'line', maximum: 60, isOptional: true },
    title: { form: 'line', maximum: 80 },
    text: { form: 'text', maximum: 200, isOptional: true },
    action: { form: 'line', maximum: 40 },
    image_text: { form: 'line', maximum: 200, isOptional: true },
  },
  /** A section of the home page. */
  home: {
    title: { form: 'line', maximum: 120 },
    text: { form: 'text', maximum: 400 },
  },
  /** Below the greeting after registration. */
  welcome: {
    text: { form: 'text', maximum: 300 },
  },
  /** Of a protocol to start from. */
  template: {
    title: { form: 'line', maximum: 100 },
    text: { form: 'text', maximum: 500 },
  },
} as const satisfies Record<EntryKind, Fields>

export type EntryText = Readonly<Record<string, string>>
export type EntryTexts = Readonly<Partial<Record<Language, EntryText>>>

export const fieldsOf = (kind: EntryKind): [name: string, field: EntryField][] =>
  Object.entries(entryFields[kind] as Fields)

const isWritten = (value: string | undefined) => value !== undefined && value.trim() !== ''

/** The fields that a language still needs. */
export function missingFields(kind: EntryKind, text: EntryText = {}): string[] {
  return fieldsOf(kind)
    .filter(([name, { isOptional }]) => !isOptional && !isWritten(text[name]))
    .map(([name]) => name)
}

/** Nothing at all was written in it. */
export function isEmptyText(text: EntryText = {}): boolean {
  return !Object.values(text).some(isWritten)
}

/** The languages in which an entry can be shown. */
export function completeLanguages(kind: EntryKind, texts: EntryTexts): Language[] {
  return languages.filter((language) => texts[language] && missingFields(kind, texts[language]).length === 0)
}

/** The languages that were begun but lack something. */
export function unfinishedLanguages(kind: EntryKind, texts: EntryTexts): Language[] {
  return languages.filter(
    (language) => !isEmptyText(texts[language]) && missingFields(kind, texts[language]).length > 0,
  )
}

/** English is what readers of other languages fall back to. */
export function publicationProblem(kind: EntryKind, texts: EntryTexts): 'content-incomplete' | undefined {
  return completeLanguages(kind, texts).includes(fallbackLanguage) ? undefined : 'content-incomplete'
}

/** Only what is complete, since half a text would be shown instead of the whole English one. */
export function publishedTexts(kind: EntryKind, texts: EntryTexts): EntryTexts {
  return Object.fromEntries(completeLanguages(kind, texts).map((language) => [language, texts[language]!]))
}

/** The reader’s language, or else English. */
export function languageFor(texts: EntryTexts, language: Language): Language | undefined {
  return [language, fallbackLanguage].find((each) => texts[each])
}
