import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'

type EmptyListingProps = {
  /** The number of chosen filters. */
  filters: number
  /** There are products, but none on this page. */
  pastTheEnd: boolean
  firstPage: string
  /** The chips that remove filters. */
  children: ReactNode
}

/** A plant, a sentence and a button. */
export default function EmptyListing({
  filters,
  pastTheEnd,
  firstPage,
  children,
}: EmptyListingProps): ReactNode {
  const { t } = useTranslation('products')
  const reason = pastTheEnd ? 'page' : filters > 0 ? 'filters' : 'shop'
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-surface px-6 py-11 text-center">
      <span className="plant h-32 w-23 [--plant:url(/plants/chamomile.svg)]" aria-hidden="true" />
      <p className="serif mt-5 text-h3">{t(`empty.${reason}`, { count: filters })}</p>
      <p className="mt-1 mb-5 text-ink-2">{t(`empty.${reason}-hint`)}</p>
      {reason === 'filters' && children}
      {reason === 'page' && (
        <ShopLink to={firstPage} className="btn btn-plain">
          {t('empty.first-page')}
        </ShopLink>
      )}
      {reason === 'shop' && (
        <ShopLink to="/" className="btn btn-plain">
          {t('empty.home')}
        </ShopLink>
      )}
    </div>
  )
}
