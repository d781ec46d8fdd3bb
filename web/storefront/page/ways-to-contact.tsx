import { controlName } from '../../platform/control-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { StoreView } from './store-view.ts'

type BookingLinkProps = {
  url: string | null
  className: string
  /** What is booked, if it is not said by the button itself. */
  of?: string
}

/** Leaves the shop: said by an icon, and to screen readers in words. */
export function BookingButton({ url, className, of }: BookingLinkProps) {
  const { t } = useTranslation('storefront')
  if (!url) return null
  const text = of ? t('page.book-package') : t('page.book')
  return (
    <a href={url} rel="noopener nofollow" className={`btn ${className}`}>
      {!of && <Icon name="calendar" size={20} />}
      {text}
      {of && <span className="visually-hidden">{controlName(t, '', of)}</span>}
      <Icon name="leave" size={16} />
      <span className="visually-hidden">({t('shop:leaves-shop')})</span>
    </a>
  )
}

export function WriteButton({ view, className }: { view: StoreView; className: string }) {
  const { t } = useTranslation('storefront')
  const { email } = view.contact
  if (!email) return null
  const name = view.type === 'clinic' ? view.organisation_name || view.first_name : view.first_name
  return (
    <a href={`mailto:${email}`} className={`btn ${className}`}>
      {t('page.write', { name })}
    </a>
  )
}
