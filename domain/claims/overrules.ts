import type { Language } from '../languages.ts'

/** A text of one subject that an admin has allowed; written as `comparableText` writes it. */
export type Overrule = { language: Language; text: string }

/** The same for texts that differ only in invisible ways: in spaces, and in how accents are stored. */
export function comparableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

/** An overrule excuses exactly one text: as soon as a word changes, it is checked again. */
export function isOverruled(text: string, language: Language, overrules: readonly Overrule[]): boolean {
  const comparable = comparableText(text)
  return overrules.some((overrule) => overrule.language === language && overrule.text === comparable)
}
