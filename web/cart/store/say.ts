import type { Values } from '#domain/translation.ts'
import { FetchError } from '../../platform/call-api.ts'
import { surroundings } from '../../platform/session/surroundings.ts'
import { closeToast, toast } from '../../ui/toasts/toast.ts'
import { actionMs } from '../../ui/toasts/toast-rules.ts'
import { cartState } from './cart-state.ts'

export function words(key: string, values?: Values): string {
  return surroundings().t(`cart:${key}`, values)
}

/** The server's own words where it gave some. */
export function sayRefused(error: unknown, retry: () => void): void {
  const message = error instanceof FetchError && error.body ? error.body.message : words('toast.not-reached')
  const again = () => {
    closeToast(shown)
    cartState.set({ failure: undefined })
    retry()
  }
  const shown = toast('error', message, { label: words('toast.try-again'), run: again })
  const failure = { message, again }
  cartState.set({ failure })
  setTimeout(() => cartState.get().failure === failure && cartState.set({ failure: undefined }), actionMs)
}

/** Where the cart covers the page, it says so itself. */
export function sayRemoved(name: string, restore: () => void): void {
  const undo = () => {
    closeToast(shown)
    cartState.set({ removed: undefined })
    restore()
  }
  const shown = toast('success', words('toast.removed', { name }), { label: words('toast.undo'), run: undo })
  const removed = { name, undo }
  cartState.set({ removed })
  setTimeout(() => cartState.get().removed === removed && cartState.set({ removed: undefined }), actionMs)
}
