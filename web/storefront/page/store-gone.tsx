import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'

/** In place of a page that its practitioner has withdrawn. */
export default function StoreGone() {
  const { t } = useTranslation('storefront')
  const { t: ofDirectory } = useTranslation('directory')
  return (
    <div className="wrap flex flex-col items-center py-14 text-center">
      <PageHead title={t('page.gone-title')} description={t('page.gone-text')} indexed={false} />
      <span className="plant h-50 w-36 [--plant:url(/plants/chamomile.svg)]" aria-hidden="true" />
      <h1 className="mt-6 text-h1-narrow md:text-h1">{t('page.gone-title')}</h1>
      <p className="mt-3 max-w-[44ch] text-ink-2">{t('page.gone-text')}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <ShopLink to="/practitioners" className="btn btn-primary">
          {ofDirectory('title')}
        </ShopLink>
        <ShopLink to="/products" className="btn btn-plain">
          {t('page.gone-way-on')}
        </ShopLink>
      </p>
    </div>
  )
}
