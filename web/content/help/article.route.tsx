import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ArticleList, ContentPage } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import { topicOf } from '#domain/content/help.ts'
import { languageTag } from '#domain/languages.ts'
import { JsonLd, PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { sectionsOf } from '../page/page-sections.ts'
import { PageView } from '../page/page-view.tsx'
import { ArticleLinks } from './article-links.tsx'
import { ContactNote } from './contact-note.tsx'
import { withHelpFacts } from './help-facts.ts'

export const handle = { utilities: 'all' }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, shop, showsContent } = context.get(pageRequest)
  const slug = params.slug ?? ''
  showsContent('article')
  const [article, { data }] = await Promise.all([
    api.get<ContentPage>(contentPaths.article(slug)),
    api.get<ArticleList>(contentPaths.articles),
  ])
  const others = data.filter((other) => other.slug !== slug && topicOf(other.slug) === topicOf(slug))
  const { title, description, language, blocks } = withHelpFacts(article, shop)
  return {
    title,
    description,
    language,
    sections: sectionsOf(blocks),
    others: withHelpFacts(others, shop),
  }
}

export default function Article() {
  const { title, description, language, sections, others } = useLoaderData<typeof loader>()
  const { t, language: own } = useTranslation('help')
  return (
    <>
      <PageHead title={title} description={description} />
      <JsonLd
        data={{ '@type': 'Article', headline: title, description, inLanguage: languageTag(language) }}
      />
      <PageView
        title={title}
        description={description}
        sections={sections}
        textLanguage={language === own ? undefined : language}
        parent={{ path: '/help', title: t('title') }}
      />
      <div className="wrap pb-14">
        {others.length > 0 && (
          <section className="double-rule mt-11 pt-4">
            <h2 className="text-h3 font-medium">{t('others')}</h2>
            <ArticleLinks articles={others} />
          </section>
        )}
        <ContactNote />
      </div>
    </>
  )
}
