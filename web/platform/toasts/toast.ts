import { createStore } from '../store/create-store.ts'
import { type Toast, type ToastAction, type ToastKind, withToast } from './toast-rules.ts'

type Toasts = { shown: readonly Toast[]; lastId: number }

export const toastStore = createStore<Toasts>({ shown: [], lastId: 0 })

/** Shows a toast and returns its id, for closing it. Errors have to be shown in the page as well. */
export function toast(kind: ToastKind, message: string, action?: ToastAction): number {
  const { shown, lastId } = toastStore.get()
  const id = lastId + 1
  toastStore.set({ shown: withToast(shown, { id, kind, message, action }), lastId: id })
  return id
}

export function closeToast(id: number): void {
  keepToasts((toast) => toast.id !== id)
}

export function closeActions(): void {
  keepToasts(({ action }) => !action)
}

function keepToasts(isKept: (toast: Toast) => boolean): void {
  toastStore.update(({ shown, lastId }) => ({ shown: shown.filter(isKept), lastId }))
}
