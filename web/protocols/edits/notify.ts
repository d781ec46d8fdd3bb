import type { KeyPart } from '#domain/text-keys.ts'
import type { Values } from '#domain/translation.ts'
import { sessionContext } from '../../platform/session/session-context.ts'
import { toast } from '../../platform/toasts/toast.ts'
import type { ToastAction, ToastKind } from '../../platform/toasts/toast-rules.ts'

/** Actions that need a login. */
export type LoginAction = 'create' | 'load' | 'add' | 'remove' | 'update' | 'duplicate' | 'assign' | 'delete'

/** A key under `toast` in the builder's texts. */
type ToastText = KeyPart<'builder:toast.'>

export function notify(kind: ToastKind, key: ToastText, action?: ToastAction, values?: Values): number {
  return toast(kind, words(key, values), action)
}

/** The server's own message if there is one. */
export function notifyRefusal(message: string | undefined, key: ToastText, action?: ToastAction): void {
  toast('error', message ?? words(key), action)
}

export function notifyLoginNeeded(needed: LoginAction): void {
  toast('error', sessionContext().t(`builder:toast.sign-in-to.${needed}`))
}

export function words(key: ToastText, values?: Values): string {
  return sessionContext().t(`builder:toast.${key}`, values)
}
