export type ToastKind = 'success' | 'error' | 'warning' | 'info'
export type ToastAction = { label: string; run: () => void }
export type Toast = {
  id: number
  kind: ToastKind
  message: string
  action?: ToastAction | undefined
}

export const toastLimit = 3

const outcomes: readonly ToastKind[] = ['success', 'error', 'warning']

/** The newest stands last. Outcomes (success, error, warning) take the place of the last outcome; at most three stay. */
export function withToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  // One that offers an action is not taken away from under the hand.
  const replaced = isOutcome(toast.kind)
    ? toasts.filter(({ kind, action }) => !isOutcome(kind) || action)
    : toasts
  return [...replaced, toast].slice(-toastLimit)
}

export function isOutcome(kind: ToastKind): boolean {
  return outcomes.includes(kind)
}
