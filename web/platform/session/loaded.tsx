import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { errorText } from '../error-text.ts'
import { useTranslation } from '../i18n/translation-context.tsx'

type LoadedProps<Data> = {
  answer: SWRResponse<Data, Error>
  /** Stands there until the answer comes, in its size. */
  waiting?: ReactNode
  /** Said instead of what the call's refusal says. */
  problem?: string
  children(data: Data): ReactNode
}

/** What was asked for, or why it is not there and a way to ask again. */
export function Loaded<Data>({ answer, waiting, problem, children }: LoadedProps<Data>) {
  const { t } = useTranslation('shop')
  const { data, error, mutate } = answer
  if (data !== undefined) return children(data)
  if (!error) {
    if (waiting) return waiting
    return (
      <p role="status" className="py-6 text-small text-ink-3">
        {t('loading')}
      </p>
    )
  }
  return (
    <div role="alert" className="py-6">
      <p className="text-madder">{problem ?? errorText(error, t)}</p>
      <button type="button" className="btn btn-plain btn-dense mt-3" onClick={() => void mutate()}>
        {t('error.try-again')}
      </button>
    </div>
  )
}
