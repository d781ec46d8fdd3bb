import type { ReactNode } from 'react'
import { errorText } from '../error-text.ts'
import { useTranslation } from '../i18n/translation-context.tsx'

type LoadedProps<Data> = {
  /** As SWR has it. */
  answer: { data: Data | undefined; error: Error | undefined; mutate(): Promise<unknown> }
  /** False while it would move what is loaded above it: it waits. */
  isReady?: boolean
  /** A placeholder in the content's size until the answer arrives. */
  waiting?: ReactNode
  /** Shown instead of the server's message. */
  problem?: string
  /** The page's heading until the content has it: above the reason, and for screen readers while waiting. */
  heading?: ReactNode
  children(data: Data): ReactNode
}

/** The loaded content, or the reason why it is missing with a button to try again. */
export function Loaded<Data>({
  answer,
  isReady = true,
  waiting,
  problem,
  heading,
  children,
}: LoadedProps<Data>) {
  const { t } = useTranslation('shop')
  const { data, error, mutate } = answer
  if (data !== undefined && isReady) return children(data)
  if (!error)
    return (
      <>
        {heading && <div className="visually-hidden">{heading}</div>}
        {waiting || (
          <p role="status" className="py-6 text-small text-ink-3">
            {t('loading')}
          </p>
        )}
      </>
    )
  return (
    <>
      {heading}
      <div role="alert" className="py-6">
        <p className="text-madder">{problem ?? errorText(error, t)}</p>
        <button type="button" className="btn btn-plain btn-dense mt-3" onClick={() => void mutate()}>
          {t('error.try-again')}
        </button>
      </div>
    </>
  )
}
