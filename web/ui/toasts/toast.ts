import {
  type Toast,
  type ToastAction,
  type ToastKind,
  toastOf,
  withoutToast,
  withToast,
} from './toast-rules.ts'

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Says something in passing, and by which id to close it. No error is told by a toast alone. */
export function toast(kind: ToastKind, message: string, action?: ToastAction): number {
  lastId += 1
  set(withToast(toasts, toastOf(lastId, kind, message, action)))
  return lastId
}

export function closeToast(id: number): void {
  set(withoutToast(toasts, id))
}

export function closeActions(): void {
  set(toasts.filter(({ action }) => !action))
}

export const toastStore = {
  get: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
