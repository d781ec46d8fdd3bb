import type { EntryKind, EntryText, EntryTexts } from '#domain/content/entries.ts'
import { standardSlugs } from '#domain/content/standard.ts'
import { type Language, languages } from '#domain/languages.ts'
import { dynamicKey } from '#domain/translation.ts'
import type { Translations } from '#server/platform/translation.ts'

type Section = { heading: string; paragraphs: string[]; list?: string[] }
type PageTexts = { title: string; description: string; sections: Section[] }
type ArticleTexts = PageTexts & { keywords: string }

/** What the shop has from the start, in all languages, in the form in which it is edited. */
export function standardTexts(translations: Translations, kind: EntryKind, slug: string): EntryTexts {
  return Object.fromEntries(
    languages.map((language) => [language, standardText(translations, { kind, slug, language })]),
  )
}

/** Everything of it, with its title in a language; welcome texts have none. */
export function standardTitles(
  translations: Translations,
  language: Language,
): { kind: EntryKind; slug: string; title: string }[] {
  return (['home', 'welcome', 'page', 'article'] as const).flatMap((kind) =>
    standardSlugs[kind].map((slug) => {
      const { title = '' } = standardText(translations, { kind, slug, language })
      return { kind, slug, title }
    }),
  )
}

type TextKey = { kind: EntryKind; slug: string; language: Language }

export function standardText(translations: Translations, { kind, slug, language }: TextKey): EntryText {
  const t = translations.translatorFor(language)
  switch (kind) {
    case 'home':
      return slug === 'intro'
        ? { title: t('products:home.title'), text: t('products:home.lead') }
        : {
            title: t(dynamicKey(`products:home.promises.${slug}`)),
            text: t(dynamicKey(`products:home.promises.${slug}-text`)),
          }
    case 'welcome':
      return { text: t(dynamicKey(`onboarding:welcome.lead-${slug}`)) }
    case 'page':
    case 'article': {
      const namespace = kind === 'page' ? 'pages' : 'help-articles'
      const pages = translations.resourcesOf(language)[namespace] as unknown as Record<string, PageTexts>
      const { title, description, sections } = pages[slug]!
      return { title, description, body: sections.map(markdownOf).join('\n\n') }
    }
    case 'ad':
    case 'template':
      return {}
  }
}

/** What readers call the subject of an article, which its text may call otherwise; empty for an unknown one. */
export function keywordsOf(translations: Translations, slug: string, language: Language): string {
  const articles = translations.resourcesOf(language)['help-articles'] as unknown as Record<
    string,
    ArticleTexts
  >
  return articles[slug]?.keywords ?? ''
}

function markdownOf({ heading, paragraphs, list = [] }: Section): string {
  const items = list.map((item) => `- ${escaped(item)}`).join('\n')
  return [`## ${escaped(heading)}`, ...paragraphs.map(escaped), items].filter(Boolean).join('\n\n')
}

const escaped = (text: string) => text.replace(/[\\*_[\]`<]/g, '\\$&')
