export const languages = ['en', 'de', 'da', 'es', 'fr', 'hu', 'it', 'ja', 'nl', 'pt', 'ro', 'zh_tw'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'en'

/** Each language's name in itself, as shown in the language menu. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  da: 'Dansk',
  es: 'Español',
  fr: 'Français',
  hu: 'Magyar',
  it: 'Italiano',
  ja: '日本語',
  nl: 'Nederlands',
  pt: 'Português',
  ro: 'Română',
  zh_tw: '繁體中文',
}

export function isLanguage(code: unknown): code is Language {
  return (languages as readonly unknown[]).includes(code)
}

const tags: Partial<Record<Language, string>> = { pt: 'pt-PT', zh_tw: 'zh-TW' }

/** BCP 47 tag for `lang` attributes and `Intl`, which reads Portuguese without a country as Brazilian. */
export function languageTag(language: Language): string {
  return tags[language] ?? language
}

/** The tag of a text's language, if it is not the page's: for the `lang` attribute of the text. */
export function otherLang(text: Language, page: Language): string | undefined {
  return text === page ? undefined : languageTag(text)
}

/** Tag for dates, times and lists, where the shop's English is British: "1 March 2026", "18:00", "A, B and C". */
export function formatTag(language: Language): string {
  return language === 'en' ? 'en-GB' : languageTag(language)
}

/** A time of day for `Intl`: "08:52"; a zero would be odd after Chinese 上午. */
export function clockParts(language: Language) {
  return { hour: language === 'zh_tw' ? 'numeric' : '2-digit', minute: '2-digit' } as const
}

const withoutSpaces: readonly Language[] = ['ja', 'zh_tw']

const commas: Partial<Record<Language, string>> = { ja: '、', zh_tw: '，' }

export function comma(language: Language): string {
  return commas[language] ?? ', '
}

/** "capsules, 300 mg": items without an "and". */
export function commaList(items: readonly (string | false | null | undefined)[], language: Language): string {
  return items.filter(Boolean).join(comma(language))
}

/** Whole sentences, one after the other. */
export function joinSentences(sentences: readonly string[], language: Language): string {
  return sentences.filter(Boolean).join(withoutSpaces.includes(language) ? '' : ' ')
}

/** "magnesium (citrate)" */
export function bracketed(text: string, inside: string, language: Language): string {
  return withoutSpaces.includes(language) ? `${text}（${inside}）` : `${text} (${inside})`
}

/** Parses a language tag in any common spelling (`zh-tw`, `zh-Hant`, `pt_BR`); undefined when unsupported. */
export function languageOf(tag: string): Language | undefined {
  const code = tag.trim().toLowerCase().replaceAll('-', '_')
  if (isLanguage(code)) return code
  const base = code.split('_')[0]
  if (base === 'zh') return 'zh_tw'
  return isLanguage(base) ? base : undefined
}

/** The best supported language for an Accept-Language header, by its q-values. */
export function preferredLanguage(acceptLanguage: string): Language | undefined {
  return acceptLanguage
    .split(',')
    .slice(0, 50)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';')
      const q = parameters
        .map((parameter) => parameter.trim())
        .find((parameter) => parameter.startsWith('q='))
      return { language: languageOf(tag), q: q ? Number(q.slice(2)) : 1 }
    })
    .filter(
      (choice): choice is { language: Language; q: number } => choice.language !== undefined && choice.q > 0,
    )
    .sort((a, b) => b.q - a.q)[0]?.language
}
