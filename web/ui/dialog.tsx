import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { Utilities } from './utilities/utilities.tsx'

type DialogProps = {
  title: string
  /** Text that follows the title and is read with it. */
  text?: ReactNode
  children: ReactNode
  /** Gets the focus when the dialog opens. */
  first: RefObject<HTMLElement | null>
  /** Called by Esc. */
  onClose(): void
}

export const dialogStyle =
  'm-auto w-[min(480px,calc(100vw-32px))] rounded-dialog bg-surface p-6 [color:inherit] shadow-3 backdrop:bg-[#15241d80]'

/** A modal dialog. */
export function Dialog({ title, text, children, first, onClose }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    first.current?.focus()
    // Closing returns the focus; removing the element would not.
    return () => opened?.close()
  }, [first])
  return (
    <dialog
      ref={dialog}
      className={dialogStyle}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <Utilities of="shopping" />
      <h2 id={`${id}-title`} className="text-h3 font-medium">
        {title}
      </h2>
      {text && (
        <div id={`${id}-text`} className="mt-2 text-ink-2">
          {text}
        </div>
      )}
      {children}
    </dialog>
  )
}
