import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { slidingDialog } from './sliding-dialog.ts'

type SideDrawerProps = {
  label: string
  side?: 'left' | 'right'
  onClose(): void
  children: ReactNode
}

const sides = {
  left: 'inset-[0_auto_0_0] [--from:-24px]',
  right: 'inset-[0_0_0_auto] [--from:24px]',
} as const

/** A sheet at a side of the screen. Holds the focus and gives it back; Esc or a press beside it closes. */
export function SideDrawer({ label, side = 'right', onClose, children }: SideDrawerProps) {
  const drawer = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opened = drawer.current
    opened?.showModal()
    // Closing gives the focus back to where it was; taking the element away would not.
    return () => opened?.close()
  }, [])

  // Where the press begins counts: a text that is marked across the edge does not close.
  function onPointerDown(event: PointerEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget && event.button === 0) onClose()
  }

  return (
    <dialog
      ref={drawer}
      aria-label={label}
      className={`w-[min(440px,100vw)] max-w-none bg-surface ${sides[side]} ${slidingDialog}`}
      onPointerDown={onPointerDown}
      onCancel={(event) => {
        // A file dialog or another sheet inside tells of its own end too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className="flex h-full flex-col">{children}</div>
    </dialog>
  )
}
