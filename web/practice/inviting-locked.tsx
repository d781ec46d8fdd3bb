import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { cardSheet } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'

/** Why nobody can be invited yet, for practitioners whose certificate is not approved. */
export function InvitingLocked() {
  const { t } = useTranslation('sharing')
  return (
    <div className={`${cardSheet} mb-4 flex gap-3`}>
      <Icon name="lock" size={20} />
      <div>
        <p className="font-semibold">{t('locked.tooltip')}</p>
        <p className="mt-1 text-small text-ink-2">
          {t('locked.next')}{' '}
          <ShopLink to="/onboarding/certificate" className="link">
            {t('locked.certificate')}
          </ShopLink>
        </p>
      </div>
    </div>
  )
}
