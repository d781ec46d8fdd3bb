import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { closeToast } from './toast.ts'
import { isOutcome, type Toast } from './toast-rules.ts'
import { toastStyles } from './toast-styles.ts'

const icons = { success: 'check', error: 'warning', warning: 'warning', info: 'info' } as const

/** Outcomes are read at a glance; toasts with an undo button stay longest. */
export function closingTimeMs({ kind, action }: Pick<Toast, 'kind' | 'action'>): number {
  if (action) return 10_000
  return isOutcome(kind) ? 2000 : 5000
}

export default function ToastSheet({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, kind, message, action } = toast
  const closesAfterMs = closingTimeMs(toast)
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<EventTarget>(null)

  // The time restarts once neither pointer nor focus is on it.
  useEffect(() => {
    if (hasPointer || hasFocus) return
    const timer = setTimeout(() => closeToast(id), closesAfterMs)
    return () => clearTimeout(timer)
  }, [id, closesAfterMs, hasPointer, hasFocus])

  /** The focus returns to where it was. */
  function close() {
    const before = cameFrom.current
    if (sheet.current?.contains(document.activeElement)) {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      else document.getElementById('content')?.focus({ preventScroll: true })
    }
    closeToast(id)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the toast open while it is being read
    <div
      ref={sheet}
      className={toastStyles[kind]}
      onPointerEnter={() => setPointer(true)}
      onPointerLeave={() => setPointer(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocus(true)
        if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
      onBlur={() => setFocus(false)}
    >
      <Icon name={icons[kind]} size={20} />
      <p className="flex-1">{message}</p>
      {action && (
        <button
          type="button"
          className="link"
          onClick={() => {
            close()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="icon-btn -mr-2" aria-label={closeLabel} onClick={close}>
        <Icon name="x" size={18} />
      </button>
    </div>
  )
}
