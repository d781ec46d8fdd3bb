import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ArticleList } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import { helpTopics, topicOf } from '#domain/content/help.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { ArticleLinks } from './article-links.tsx'
import { ContactNote } from './contact-note.tsx'
import { withHelpFacts } from './help-facts.ts'
import { HelpSearch } from './help-search.tsx'

export const handle = { utilities: 'all' }

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, shop, showsContent } = context.get(pageRequest)
  showsContent('article')
  const { data } = withHelpFacts(await api.get<ArticleList>(contentPaths.articles), shop)
  return helpTopics.flatMap((topic) => {
    const articles = data.filter(({ slug }) => topicOf(slug) === topic)
    return articles.length > 0 ? [{ topic, articles }] : []
  })
}

export default function Help() {
  const topics = useLoaderData<typeof loader>()
  const { t } = useTranslation('help')
  return (
    <div className="wrap pt-6 pb-14">
      <PageHead title={t('title')} description={t('lead')} />
      <h1 className="text-h1-narrow md:text-h1">{t('title')}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-2">{t('lead')}</p>
      <HelpSearch />
      {topics.map(({ topic, articles }) => (
        <section
          key={topic}
          aria-labelledby={`topic-${topic}`}
          className="double-rule mt-11 pt-4 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-11"
        >
          <h2 id={`topic-${topic}`} className="text-h3 font-medium">
            {t(`topics.${topic}`)}
          </h2>
          <ArticleLinks articles={articles} />
        </section>
      ))}
      <ContactNote />
    </div>
  )
}
