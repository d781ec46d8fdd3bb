import { type ReactNode, useState } from 'react'
import { errorText } from '../platform/error-text.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { openDocument } from '../platform/open-document.ts'
import { useOrderAccess } from '../platform/order-access.tsx'
import { FormProblem } from '../ui/form/form-problem.tsx'
import { Spinner } from '../ui/form/submit-button.tsx'
import { Icon } from '../ui/icon.tsx'

type DocumentButtonProps = { orderId: number; number: string; className?: string; children: ReactNode }

/** Opens an invoice or a credit note as PDF. */
export function DocumentButton({ orderId, number, className = '', children }: DocumentButtonProps) {
  const { t } = useTranslation('orders')
  const access = useOrderAccess()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function open() {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await openDocument(access.pathsOf(orderId).document(number), access.open)
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <button
        type="button"
        className={`btn btn-plain ${className}`}
        aria-disabled={busy || undefined}
        onClick={() => void open()}
      >
        {busy ? <Spinner /> : <Icon name="download" size={17} />}
        {children}
      </button>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
