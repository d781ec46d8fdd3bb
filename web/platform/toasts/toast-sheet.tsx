import { useEffect, useState } from 'react'
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
  const [isHeld, setHeld] = useState(false)

  // The time restarts once neither pointer nor focus is on it.
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => closeToast(id), closesAfterMs)
    return () => clearTimeout(timer)
  }, [id, closesAfterMs, isHeld])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the toast open while it is being read
    <div
      className={toastStyles[kind]}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[kind]} size={20} />
      <p className="flex-1">{message}</p>
      {action && (
        <button
          type="button"
          className="link"
          onClick={() => {
            closeToast(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="icon-btn -mr-2" aria-label={closeLabel} onClick={() => closeToast(id)}>
        <Icon name="x" size={18} />
      </button>
    </div>
  )
}
