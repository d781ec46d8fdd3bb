import { type Language, languageTag } from './languages.ts'

/** A language's name in the reader's language: "alemán". */
export function languageName(language: Language, reader: Language): string {
  // The country would be named too: "European Portuguese".
  const tag = language === 'zh_tw' ? 'zh-Hant' : language
  return new Intl.DisplayNames(languageTag(reader), { type: 'language' }).of(tag) ?? language
}
