import type { ReactNode } from 'react'
import { openDocument } from '../platform/open-document.ts'
import { useOrderAccess } from '../platform/order-access.tsx'
import { useAction } from '../platform/use-action.ts'
import { FormProblem } from '../ui/form/form-problem.tsx'
import { Spinner } from '../ui/form/submit-button.tsx'
import { Icon } from '../ui/icon.tsx'

type DocumentButtonProps = { orderId: number; number: string; className?: string; children: ReactNode }

/** Opens an invoice or a credit note as PDF. */
export function DocumentButton({ orderId, number, className = '', children }: DocumentButtonProps) {
  const access = useOrderAccess()
  const { isBusy, problem, run } = useAction()

  const open = () =>
    run(async () => {
      await openDocument(access.pathsOf(orderId).document(number), access.open)
    })

  return (
    <>
      <button
        type="button"
        className={`btn btn-plain ${className}`}
        aria-disabled={isBusy || undefined}
        onClick={() => void open()}
      >
        {isBusy ? <Spinner /> : <Icon name="download" size={17} />}
        {children}
      </button>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
