import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Why nothing can be shared yet, for practitioners whose certificate is not approved. */
export function SharingLocked() {
  const { t } = useTranslation('sharing')
  return (
    <div className="flex gap-3">
      <Icon name="lock" size={20} />
      <div>
        <p className="font-semibold">{t('locked.tooltip')}</p>
        <LockedNext />
      </div>
    </div>
  )
}

/** What happens next. */
export function LockedNext() {
  const { t } = useTranslation('sharing')
  return (
    <p className="mt-1 text-small text-ink-2">
      {t('locked.next')}{' '}
      <ShopLink to="/onboarding/certificate" className="link">
        {t('locked.certificate')}
      </ShopLink>
    </p>
  )
}
