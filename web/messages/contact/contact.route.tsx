import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../../content/page/load-page.ts'
import { PageView } from '../../content/page/page-view.tsx'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { ContactForm } from './contact-form.tsx'

export const handle = { utilities: 'all' }

export async function loader({ context }: LoaderFunctionArgs) {
  const { title, description, sections, textLanguage } = await loadPage(context.get(pageRequest), 'contact')
  return { title, description, sections, textLanguage }
}

/** How to reach the shop, as the team wrote it, and a form that does. */
export default function Contact() {
  const page = useLoaderData<typeof loader>()
  const { t } = useTranslation('messages')
  useTranslation('problems')
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <PageView
        {...page}
        top={
          <section
            aria-labelledby="write"
            className="double-rule mt-11 pt-4 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-11"
          >
            <div>
              <h2 id="write" className="text-h3 font-medium">
                {t('contact.title')}
              </h2>
              <p className="mt-2 mb-5 max-w-[46ch] text-ink-2">{t('contact.lead')}</p>
            </div>
            <ContactForm />
          </section>
        }
      />
    </>
  )
}
