import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

type SideDrawerProps = {
  label: string
  side?: 'left' | 'right'
  /** Its width and ground. */
  className?: string
  onClose(): void
  children: ReactNode
}

const sides = {
  left: 'inset-[0_auto_0_0] [--from:-24px]',
  right: 'inset-[0_0_0_auto] [--from:24px]',
} as const

/** A drawer at a side of the screen. Traps the focus and returns it; Esc or a press beside it closes it. */
export function SideDrawer({
  label,
  side = 'right',
  className = 'w-[min(440px,100vw)] max-w-none bg-surface',
  onClose,
  children,
}: SideDrawerProps) {
  const drawer = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opened = drawer.current
    opened?.showModal()
    // Closing returns the focus; removing the element would not.
    return () => opened?.close()
  }, [])

  // The start of the press counts: selecting text across the edge does not close it.
  function onPointerDown(event: PointerEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget && event.button === 0) onClose()
  }

  return (
    <dialog
      ref={drawer}
      aria-label={label}
      className={`sliding-dialog ${sides[side]} ${className}`}
      onPointerDown={onPointerDown}
      onCancel={(event) => {
        // A file dialog or another drawer inside fires this event, too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className="flex h-full flex-col [@media(max-height:479.9px)]:h-auto">{children}</div>
    </dialog>
  )
}
