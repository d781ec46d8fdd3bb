import { UnindexedHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'

export function NotFound() {
  const { t } = useTranslation('shop')
  return (
    <div className="wrap flex flex-col items-center py-14 text-center">
      <UnindexedHead title={t('not-found.title')} />
      <span className="plant h-50 w-36 [--plant:url(/plants/olive.svg)]" aria-hidden="true" />
      <h1 className="mt-6 text-h1-narrow md:text-h1">{t('not-found.title')}</h1>
      <p className="mt-3 max-w-[44ch] text-ink-2">{t('not-found.text')}</p>
      <ShopLink to="/products" className="btn btn-primary mt-8">
        {t('not-found.way-out')}
      </ShopLink>
      <ShopLink to="/contact" className="link mt-6">
        {t('footer.contact')}
      </ShopLink>
    </div>
  )
}
