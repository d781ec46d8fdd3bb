import type { ListedArticle } from '#contract/content.ts'
import { articlePath } from '#domain/content/help.ts'
import { languageTag } from '#domain/languages.ts'
import { ShopLink } from '../../platform/links.tsx'

export function ArticleLinks({ articles }: { articles: readonly ListedArticle[] }) {
  return (
    <ul className="max-w-[68ch]">
      {articles.map(({ slug, language, title, description }) => (
        <li key={slug} lang={languageTag(language)} className="border-b border-line py-3 wrap-anywhere">
          <ShopLink to={articlePath(slug)} className="link font-semibold">
            {title}
          </ShopLink>
          <p className="mt-1 text-ink-2">{description}</p>
        </li>
      ))}
    </ul>
  )
}
