import type { ReactNode } from 'react'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { Spinner } from '#web/ui/form/submit-button.tsx'

type TokenStateProps = {
  title: string
  /** What is being done, while it is. */
  working?: string | undefined
  problem?: string | undefined
  again?: (() => void) | undefined
  children?: ReactNode
}

/** A page that works by itself: it says what it does, and what one can do when that fails. */
export function TokenState({ title, working, problem, again, children }: TokenStateProps) {
  const { t } = useTranslation('auth')
  return (
    <>
      <h1 className="mb-4 text-h1-narrow xl:text-h1">{title}</h1>
      <p role="status" className="flex items-center gap-2.5 text-ink-2">
        {working && <Spinner />}
        {working}
      </p>
      <FormProblem>{problem}</FormProblem>
      {again && (
        <button type="button" className="btn btn-primary btn-lead mt-6 w-full" onClick={again}>
          {t('try-again')}
        </button>
      )}
      {children}
    </>
  )
}
