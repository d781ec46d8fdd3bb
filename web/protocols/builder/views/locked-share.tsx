import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'

type LockedShareProps = { className: string; buttonClass: string; children: ReactNode }

/** Before the certificate is approved, sharing is disabled, and the button says why. */
export function LockedShare({ className, buttonClass, children }: LockedShareProps) {
  const { t } = useTranslation('builder')
  return (
    <Tooltip text={t('share-locked')} className={className}>
      {(describedBy) => (
        <button
          type="button"
          className={`btn w-full ${buttonClass}`}
          aria-disabled="true"
          aria-describedby={describedBy}
        >
          {children}
        </button>
      )}
    </Tooltip>
  )
}
