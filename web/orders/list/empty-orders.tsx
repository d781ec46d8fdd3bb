import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'

export function EmptyOrders() {
  const { t } = useTranslation('orders')
  return (
    <div className="card-sheet flex flex-col items-start py-8">
      <span className="plant plant-olive h-28 w-20" aria-hidden="true" />
      <p className="mt-4 max-w-[52ch] text-ink-2">{t('list.none')}</p>
      <ShopLink to="/products" className="btn btn-primary mt-5">
        {t('list.to-products')}
      </ShopLink>
    </div>
  )
}

export function NoMatch({ onAll }: { onAll(): void }) {
  const { t } = useTranslation('orders')
  return (
    <div className="card-sheet flex flex-col items-start py-8">
      <p role="status" className="max-w-[52ch] text-ink-2">
        {t('list.no-match')}
      </p>
      <button type="button" className="btn btn-plain mt-4" onClick={onAll}>
        {t('list.show-all')}
      </button>
    </div>
  )
}
