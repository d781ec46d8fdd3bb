import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { useTranslation } from './i18n/translation-context.tsx'

type NoticeProblemProps = { again?: (() => void) | undefined; children: ReactNode }

/** What went wrong, and a way to try it again. */
export function NoticeProblem({ again, children }: NoticeProblemProps) {
  const { t } = useTranslation('shop')
  return (
    <div role="alert" className="notice-problem">
      <Icon name="warning" size={20} />
      <p>{children}</p>
      {again && (
        <button type="button" className="link" onClick={again}>
          {t('error.try-again')}
        </button>
      )}
    </div>
  )
}
