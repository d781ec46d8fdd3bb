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

/** The newest comes last. Outcomes (success, error, warning) replace the last outcome; at most three are shown. */
export function withToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  // A toast with an action is not removed while the user may be about to press it.
  const replaced = isOutcome(toast.kind)
    ? toasts.filter(({ kind, action }) => !isOutcome(kind) || action)
    : toasts
  return [...replaced, toast].slice(-toastLimit)
}

export function isOutcome(kind: ToastKind): boolean {
  return outcomes.includes(kind)
}
