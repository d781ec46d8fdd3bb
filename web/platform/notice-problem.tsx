import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { useTranslation } from './i18n/translation-context.tsx'

type NoticeProblemProps = { onRetry?: (() => void) | undefined; children: ReactNode }

/** What went wrong, and a button to try again. */
export function NoticeProblem({ onRetry, children }: NoticeProblemProps) {
  const { t } = useTranslation('shop')
  return (
    <div
      role="alert"
      className="mt-3.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-card bg-madder-soft px-4 py-3 text-madder"
    >
      <Icon name="warning" size={20} />
      <p className="flex-1">{children}</p>
      {onRetry && (
        <button type="button" className="link" onClick={onRetry}>
          {t('error.try-again')}
        </button>
      )}
    </div>
  )
}
