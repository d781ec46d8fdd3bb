import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageHead } from '../platform/head.tsx'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { pageRequest } from '../platform/request-context.ts'
import { contentPage } from './content-page.ts'

export function loader({ context, url }: LoaderFunctionArgs) {
  const { texts, shop } = context.get(pageRequest)
  return contentPage(texts('pages'), url.pathname.split('/')[2] ?? '', shop.region)
}

export default function Page() {
  const page = useLoaderData<typeof loader>()
  const { t } = useTranslation('shop')
  return (
    <div className="wrap pt-6">
      <PageHead title={page.title} description={page.description} />
      <nav aria-label={t('navigation.breadcrumbs')} className="crumbs">
        <ShopLink to="/" className="hover:underline">
          {t('navigation.home')}
        </ShopLink>
        <span aria-hidden="true">›</span>
        <span aria-current="page">{page.title}</span>
      </nav>
      <div className="max-w-[68ch]">
        <h1 className="mt-2.5 text-h1-narrow md:text-h1">{page.title}</h1>
        <p className="serif mt-4 text-h3">{page.description}</p>
        {page.sections.map((section) => (
          <section key={section.heading} className="mt-11">
            <h2 className="double-rule pt-4 text-h3 font-medium">{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
            {section.list && (
              <ul className="mt-3 list-disc pl-5 marker:text-leaf">
                {section.list.map((entry) => (
                  <li key={entry} className="mt-1">
                    {entry}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </div>
  )
}
