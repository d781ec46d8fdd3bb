import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { slugsIn } from '#domain/catalogue/comparison.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { usePractitionerView } from '../use-practitioner-view.ts'
import { comparisonPage } from './comparison-page.ts'
import { ComparisonTable } from './comparison-table.tsx'

export const handle = { utilities: 'all' }

export function loader({ context, request }: LoaderFunctionArgs) {
  return comparisonPage(context.get(pageRequest), new URL(request.url).searchParams)
}

export default function Compare() {
  const page = useLoaderData<typeof loader>()
  const words = useTranslation('compare')
  useTranslation('products')
  const { t } = words
  const { search } = useLocation()
  const asked = slugsIn(new URLSearchParams(search).get('products') ?? '')
  const { title, description, notes, isEnough, cards, groups } = usePractitionerView(
    page,
    page.cards.some(({ practitionerOnly }) => practitionerOnly),
    async () => (await import('./practitioner-comparison.ts')).practitionerComparison(asked, words),
  )
  const remaining = cards.map(({ slug }) => slug)
  return (
    <div className="@container/catalogue">
      <PageHead title={title} description={description} indexed={false} />
      <div className="wrap pt-6 pb-20 has-[[data-only-differences]:checked]:[&_[data-same]]:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 id="compare-title" className="text-h1-narrow md:text-h1">
            {t('title')}
          </h1>
          {isEnough && <Tools />}
        </div>
        {notes.map((note) => (
          <p key={note} className="mt-3 flex items-center gap-2 font-semibold text-amber">
            <Icon name="info" size={18} />
            {note}
          </p>
        ))}
        {isEnough ? (
          <ComparisonTable cards={cards} groups={groups} />
        ) : (
          <EmptyState plant="chamomile" title={t('empty.title')} text={t('empty.text')}>
            <ShopLink to="/products" className="btn btn-primary">
              {t('empty.way-out')}
            </ShopLink>
            {remaining[0] && (
              <ShopLink to={`/products/${remaining[0]}`} className="btn btn-plain">
                {cards[0]?.name}
              </ShopLink>
            )}
          </EmptyState>
        )}
      </div>
    </div>
  )
}

/** The box works without scripts. */
function Tools() {
  const { t } = useTranslation('compare')
  const isHydrated = useHydrated()
  return (
    <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-2">
      <label className="flex min-h-11 items-center gap-2.5">
        <input type="checkbox" className="check" data-only-differences />
        {t('only-differences')}
      </label>
      {isHydrated && (
        <button type="button" className="btn btn-plain" onClick={() => print()}>
          <Icon name="print" size={18} />
          {t('print')}
        </button>
      )}
    </div>
  )
}
