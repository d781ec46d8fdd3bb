import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

type ConfirmDialogProps = {
  title: string
  children: ReactNode
  /** The way back: it has the focus when the dialog opens. */
  keepLabel: string
  confirmLabel: string
  onKeep(): void
  onConfirm(): void
}

/** Asks before something is lost. Esc keeps it. */
export function ConfirmDialog({
  title,
  children,
  keepLabel,
  confirmLabel,
  onKeep,
  onConfirm,
}: ConfirmDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    keep.current?.focus()
    // Closing gives the focus back to where it was; taking the element away would not.
    return () => opened?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        onKeep()
      }}
    >
      <h2 id={`${id}-title`} className="text-h3 font-medium">
        {title}
      </h2>
      <div id={`${id}-text`} className="mt-2 text-ink-2">
        {children}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button ref={keep} type="button" className="btn btn-plain" onClick={onKeep}>
          {keepLabel}
        </button>
        <button type="button" className="btn btn-danger" onClick={onConfirm}>
          {confirmLabel}
        </button>
      </div>
    </dialog>
  )
}
