import type { KeyPart } from '#domain/text-keys.ts'
import type { Values } from '#domain/translation.ts'
import { sessionContext } from '../../platform/session/session-context.ts'
import { closeToast, toast } from '../../platform/toasts/toast.ts'
import type { ToastAction, ToastKind } from '../../platform/toasts/toast-rules.ts'
import { forgetProtocolFailure, protocolFailure } from './protocol-failure.ts'

/** Actions that need a login. */
export type LoginAction = 'create' | 'load' | 'add' | 'remove' | 'update' | 'duplicate' | 'assign' | 'delete'

/** A key under `toast` in the builder's texts. */
type ToastText = KeyPart<'builder:toast.'>

export function notify(kind: ToastKind, key: ToastText, action?: ToastAction, values?: Values): number {
  return toast(kind, words(key, values), action)
}

/** Said wherever the user is, and beside the protocol until it is tried again. */
export function notifyFailure(protocolId: number, message: string, again: () => void): void {
  const onRetry = () => {
    closeToast(shown)
    forgetProtocolFailure()
    again()
  }
  const shown = toast('error', message, { label: words('try-again'), run: onRetry })
  protocolFailure.set({ protocolIds: [protocolId], message, onRetry })
}

export function notifyLoginNeeded(needed: LoginAction): void {
  toast('error', sessionContext().t(`builder:toast.sign-in-to.${needed}`))
}

export function words(key: ToastText, values?: Values): string {
  return sessionContext().t(`builder:toast.${key}`, values)
}
