import { type ReactNode, useRef } from 'react'
import { Dialog } from './dialog.tsx'
import { Spinner } from './form/submit-button.tsx'

type ConfirmDialogProps = {
  title: string
  children: ReactNode
  /** Asked below the text, such as a box to tick. */
  more?: ReactNode
  /** Cancels: has the focus when the dialog opens. */
  keepLabel: string
  confirmLabel: string
  /** What was confirmed is being done, and the dialog stays open until then. */
  isBusy?: boolean
  onKeep(): void
  onConfirm(): void
}

/** Asks for confirmation before something is lost. Esc cancels. */
export function ConfirmDialog({
  title,
  children,
  more,
  keepLabel,
  confirmLabel,
  isBusy = false,
  onKeep,
  onConfirm,
}: ConfirmDialogProps) {
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog title={title} text={children} first={keep} onClose={onKeep}>
      {more}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button ref={keep} type="button" className="btn btn-plain" onClick={onKeep}>
          {keepLabel}
        </button>
        <button
          type="button"
          className="btn btn-danger"
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : onConfirm}
        >
          {isBusy && <Spinner />}
          {confirmLabel}
        </button>
      </div>
    </Dialog>
  )
}
