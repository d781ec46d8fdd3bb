import { userTypes } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'

type ShareButtonProps = { name: string; isEmpty: boolean; onShare(): void }

/** Locked before the certificate is approved, and says so. */
export function ShareButton({ name, isEmpty, onShare }: ShareButtonProps) {
  const { t } = useTranslation('protocols')
  const { user } = useSession()
  const label = t('card.share', { name })
  if (user?.user_type_id === userTypes.practitioner) {
    return (
      <Tooltip text={t('locked')}>
        {(describedBy) => (
          <button
            type="button"
            className="icon-btn text-ink-3"
            aria-disabled="true"
            aria-label={label}
            aria-describedby={describedBy}
          >
            <Icon name="lock" size={18} />
          </button>
        )}
      </Tooltip>
    )
  }
  return (
    <button type="button" className="icon-btn" aria-label={label} disabled={isEmpty} onClick={onShare}>
      <Icon name="share" size={18} />
    </button>
  )
}
