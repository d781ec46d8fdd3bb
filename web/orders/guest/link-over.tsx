import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'

/** A link to a guest's order that is invalid or has expired. */
export function LinkOver() {
  const { t } = useTranslation('orders')
  return (
    <div className="min-h-[40vh]">
      <h1 className="text-h1-narrow md:text-h1">{t('withdraw.link-over')}</h1>
      <p className="mt-3 max-w-[52ch] text-ink-2">{t('guest.link-over-text')}</p>
      <ShopLink to="/account/orders" className="btn btn-primary mt-8">
        {t('withdraw.own-orders')}
      </ShopLink>
    </div>
  )
}
