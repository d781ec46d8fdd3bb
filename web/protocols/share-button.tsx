import type { ReactNode } from 'react'
import { isUncertified } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { useSession } from '../platform/session/session.ts'
import { Icon } from '../ui/icon.tsx'
import { Tooltip } from '../ui/tooltip.tsx'

type ShareButtonProps = {
  isEmpty: boolean
  onShare(): void
  /** The button is an icon only. */
  label?: string | undefined
  className: string
  /** Class names from its surroundings. */
  placeClass?: string
  children?: ReactNode
}

/** Disabled while a protocol cannot be shared, and says why. */
export function ShareButton({
  isEmpty,
  onShare,
  label,
  className,
  placeClass = '',
  children,
}: ShareButtonProps) {
  const { t } = useTranslation('protocols')
  const obstacle = useShareObstacle(isEmpty)
  if (!obstacle) {
    return (
      <span className={`inline-flex ${placeClass}`}>
        <button type="button" className={className} aria-label={label} onClick={onShare}>
          <Icon name="share" size={18} />
          {children}
        </button>
      </span>
    )
  }
  return (
    <Tooltip text={t(`obstacles.${obstacle}`)} className={placeClass}>
      {(describedBy) => (
        <button
          type="button"
          className={`locked ${className}`}
          aria-label={label}
          aria-disabled="true"
          aria-describedby={describedBy}
        >
          <Icon name={obstacle === 'not-certified' ? 'lock' : 'share'} size={18} />
          {children}
        </button>
      )}
    </Tooltip>
  )
}

/** Why a protocol cannot be shared; a key under `obstacles`. */
function useShareObstacle(isEmpty: boolean): 'not-certified' | 'no-products' | undefined {
  const { user } = useSession()
  if (isUncertified(user?.user_type_id)) return 'not-certified'
  return isEmpty ? 'no-products' : undefined
}
