import { standardArticles } from '#domain/content/help.ts'
import type { Language } from '#domain/languages.ts'
import type { Deps } from '#server/platform/context.ts'
import type { LiveEntry } from '../source.ts'
import { standardText } from '../standard-texts.ts'

export type Article = Pick<LiveEntry, 'slug' | 'language' | 'text'>
type Sources = Pick<Deps, 'content' | 'translations'>

/** What the team wrote, or else the article that the shop has from the start. */
export async function findArticle(
  { content, translations }: Sources,
  slug: string,
  language: Language,
): Promise<Article | undefined> {
  const written = await content.find('article', slug, language)
  if (written) return written
  const isStandard = (standardArticles as readonly string[]).includes(slug)
  return isStandard ? standardArticle(translations, slug, language) : undefined
}

/** By topic; what the team wrote besides comes last. */
export async function listArticles(
  { content, translations }: Sources,
  language: Language,
): Promise<Article[]> {
  const written = new Map<string, Article>(
    (await content.list('article', language)).map((article) => [article.slug, article]),
  )
  const slugs = new Set<string>([...standardArticles, ...written.keys()])
  return [...slugs].map((slug) => written.get(slug) ?? standardArticle(translations, slug, language))
}

function standardArticle(translations: Deps['translations'], slug: string, language: Language): Article {
  return { slug, language, text: standardText(translations, { kind: 'article', slug, language }) }
}
