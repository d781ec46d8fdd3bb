import type { KeyOf } from '#domain/text-keys.ts'
import type { Values } from '#domain/translation.ts'
import { messageOf } from '../../platform/error-text.ts'
import { listText } from '../../platform/formats.ts'
import { problemCode } from '../../platform/refusals.ts'
import { sessionContext } from '../../platform/session/session-context.ts'
import { closeToast, toast } from '../../platform/toasts/toast.ts'
import { cartState } from './cart-state.ts'

function words(key: KeyOf<'cart'>, values?: Values): string {
  return sessionContext().t(`cart:${key}`, values)
}

/** The server's own message, if it sent one. */
export function notifyRefused(error: unknown, retry: () => void): void {
  const message = messageOf(error) ?? words('toast.not-reached')
  // Refused again for as long as the delivery country is the same.
  if (problemCode(error) === 'not-sold-here') {
    notifyWithoutRetry(message)
    return
  }
  const onRetry = () => {
    closeToast(shown)
    cartState.patch({ failure: undefined })
    retry()
  }
  const shown = toast('error', message, { label: words('toast.try-again'), run: onRetry })
  cartState.patch({ failure: { message, onRetry } })
}

export function notifyFull(): void {
  notifyWithoutRetry(words('toast.full'))
}

/** Lines that stay in the browser, since the user's cart is full. */
export function notifyLeftOut(): void {
  notifyWithoutRetry(words('toast.left-out'))
}

/** A name may be unknown: a visitor's browser does not store it. */
export function notifyGone(names: readonly string[]): void {
  const { language } = sessionContext()
  const isNamed = names.every((name) => name !== '')
  notifyWithoutRetry(
    isNamed
      ? words('saved.gone', { names: listText(names, language) })
      : words('toast.gone', { count: names.length }),
  )
}

function notifyWithoutRetry(message: string): void {
  toast('error', message)
  cartState.patch({ failure: { message } })
}

/** Where the cart covers the page, the cart shows the message itself, until the next change or until it is closed. */
export function notifyRemoved(name: string, restore: () => void): void {
  const undo = () => {
    closeToast(shown)
    cartState.patch({ removed: undefined })
    restore()
  }
  const shown = toast('success', words('toast.removed', { name }), { label: words('toast.undo'), run: undo })
  cartState.patch({ removed: { name, undo } })
}
