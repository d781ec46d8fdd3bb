import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { allStores } from '#contract/pages.ts'
import type { DirectoryPage, ListedPractitioner } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { commaList } from '#domain/languages.ts'
import { dynamicKey } from '#domain/translation.ts'
import { Breadcrumbs } from '../../catalogue/breadcrumbs.tsx'
import { insideSentence } from '../../catalogue/words.ts'
import { formatNumber } from '../../platform/formats.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import type { Words } from '../../platform/product-words.ts'
import { pageRequest } from '../../platform/request-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { type DirectoryView, searchOf, viewOf } from './directory-view.ts'
import { Filters } from './filters.tsx'
import { PractitionerCard } from './practitioner-card.tsx'

export const handle = { utilities: 'all' }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, showsStore } = context.get(pageRequest)
  showsStore(allStores)
  const view = viewOf(new URL(request.url).searchParams)
  return { view, directory: await api.get<DirectoryPage>(`${storePaths.directory}${searchOf(view)}`) }
}

/** Practitioners who want to be found. */
export default function Practitioners() {
  const { view, directory } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('directory')
  const { data, total_results: total } = directory
  const search = searchOf(view)
  return (
    <div>
      <PageHead title={t('title')} description={t('lead')} search={search} />
      <div className="wrap pt-6.5 pb-22">
        <Breadcrumbs trail={[]} here={t('title')} />
        <h1 className="mt-2 text-h1-narrow md:text-h1">{t('title')}</h1>
        <p className="mt-2 max-w-[68ch] text-ink-2">{t('lead')}</p>
        <div className="mt-7 grid gap-x-10 gap-y-6 lg:grid-cols-[250px_minmax(0,1fr)] lg:items-start">
          <Filters view={view} options={directory.options} />
          <section aria-labelledby="found">
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-5 gap-y-1">
              <p id="found" className="font-strong text-ink-2" aria-live="polite">
                {t('count', { count: total, formatted: formatNumber(total, language) })}
              </p>
              {hasChoice(view) && (
                <ShopLink to="/practitioners" className="link text-small">
                  {t('clear')}
                </ShopLink>
              )}
            </div>
            {data.length > 0 ? (
              <ul className="mt-2 grid gap-4 sm:grid-cols-2">
                {data.map((practitioner) => (
                  <PractitionerCard
                    key={practitioner.name}
                    practitioner={practitioner}
                    about={aboutOf(practitioner, { t, language })}
                  />
                ))}
              </ul>
            ) : (
              <EmptyState
                plant="verbena"
                title={t('empty.title')}
                text={t(hasChoice(view) ? 'empty.text' : 'none.text')}
              />
            )}
            <Pages view={view} pages={directory.total_pages} />
          </section>
        </div>
      </div>
    </div>
  )
}

/** What they are; below the name of a practice also who. */
function aboutOf(practitioner: ListedPractitioner, { t, language }: Words): string {
  const { organisation_name: practice, health_profession: key } = practitioner
  const profession = key === 'other' ? '' : t(dynamicKey(`reference:profession-of-one.${key}`))
  if (!practice) return profession
  return commaList([personName(practitioner), insideSentence(profession, language)], language)
}

const hasChoice = (view: DirectoryView) => searchOf({ ...view, page: 1 }) !== ''

function Pages({ view, pages }: { view: DirectoryView; pages: number }) {
  const { t, language } = useTranslation('directory')
  const here = { page: formatNumber(view.page, language), pages: formatNumber(pages, language) }
  return (
    <Pager
      page={view.page}
      pages={pages}
      here={t('pager.here', here)}
      labels={{ pages: t('pager.pages'), previous: t('pager.previous'), next: t('pager.next') }}
      addressOf={(page) => `/${language}/practitioners${searchOf({ ...view, page })}`}
    />
  )
}
