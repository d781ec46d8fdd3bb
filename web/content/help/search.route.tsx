import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ArticleList } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import { helpQueryMaximum } from '#domain/content/help.ts'
import { formatNumber } from '../../platform/formats.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ArticleLinks } from './article-links.tsx'
import { ContactNote } from './contact-note.tsx'
import { withHelpFacts } from './help-facts.ts'
import { HelpSearch } from './help-search.tsx'

export const handle = { utilities: 'all' }

/** Without words, all articles are listed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, shop, showsContent } = context.get(pageRequest)
  showsContent('article')
  const query = (new URL(request.url).searchParams.get('query') ?? '').trim().slice(0, helpQueryMaximum)
  const { data } = await api.get<ArticleList>(contentPaths.articles, { query })
  return { query, articles: withHelpFacts(data, shop) }
}

export default function HelpResults() {
  const { query, articles } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('help')
  const count = { count: articles.length, formatted: formatNumber(articles.length, language) }
  return (
    <div className="wrap pt-6 pb-14">
      <PageHead title={t('search.label')} description={t('lead')} indexed={false} />
      <p>
        <ShopLink to="/help" className="link">
          {t('all-topics')}
        </ShopLink>
      </p>
      <h1 className="mt-2 text-h1-narrow md:text-h1">{t('search.label')}</h1>
      <HelpSearch query={query} />
      {articles.length > 0 ? (
        <section className="mt-8">
          <h2 className="text-h3 font-medium">{t('search.found', count)}</h2>
          <ArticleLinks articles={articles} />
        </section>
      ) : (
        <EmptyState plant="chamomile" title={t('search.none')} text={t('search.none-text')} />
      )}
      <ContactNote />
    </div>
  )
}
