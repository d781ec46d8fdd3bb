import { userTypes } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'

type ShareLeadProps = { isEmpty: boolean; onShare(): void }

/** The page's lead action. Locked before the certificate is approved, and says so. */
export function ShareLead({ isEmpty, onShare }: ShareLeadProps) {
  const { t } = useTranslation('protocols')
  const { user } = useSession()
  if (user?.user_type_id === userTypes.practitioner) {
    return (
      <Tooltip text={t('locked')} className="act-share">
        {(describedBy) => (
          <button
            type="button"
            className="btn locked w-full"
            aria-disabled="true"
            aria-describedby={describedBy}
          >
            <Icon name="lock" size={18} />
            {t('detail.share')}
          </button>
        )}
      </Tooltip>
    )
  }
  return (
    <button type="button" className="btn btn-primary act-share" disabled={isEmpty} onClick={onShare}>
      <Icon name="share" size={18} />
      {t('detail.share')}
    </button>
  )
}
