export type ToastKind = 'success' | 'error' | 'warning' | 'info'
export type ToastAction = { label: string; run: () => void }
export type Toast = {
  id: number
  kind: ToastKind
  message: string
  action?: ToastAction | undefined
  closesAfterMs: number
}

export const toastLimit = 3
export const outcomeMs = 2000
export const defaultMs = 5000
export const actionMs = 10_000

const outcomes: readonly ToastKind[] = ['success', 'error', 'warning']

export function toastOf(id: number, kind: ToastKind, message: string, action?: ToastAction): Toast {
  return {
    id,
    kind,
    message,
    action,
    closesAfterMs: action ? actionMs : isOutcome(kind) ? outcomeMs : defaultMs,
  }
}

/** The newest stands last. Outcomes (success, error, warning) take the place of the last outcome; at most three stay. */
export function withToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  // One that offers an action is not taken away from under the hand.
  const replaced = isOutcome(toast.kind)
    ? toasts.filter(({ kind, action }) => !isOutcome(kind) || action)
    : toasts
  return [...replaced, toast].slice(-toastLimit)
}

export function withoutToast(toasts: readonly Toast[], id: number): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id)
}

function isOutcome(kind: ToastKind): boolean {
  return outcomes.includes(kind)
}
