import type { Assignment } from '#contract/sharing.ts'
import { emailKey, isEmail } from '#domain/accounts/email.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import { limitReasonMinimum } from '#domain/protocols/limits.ts'
import {
  emailOf,
  hasOtherDiscount,
  isNew,
  type NewRecipient,
  type NewRecipientField,
  type Recipient,
  type Recipients,
} from './recipients.ts'

/** Why nothing can be sent at the moment. */
export type Block = 'protocol-empty' | 'search-remains' | 'nobody' | 'discount-needed'

export function blockOf({ chosen, text, pending }: Recipients, products: number): Block | undefined {
  if (products === 0) return 'protocol-empty'
  if (text.trim() !== '' || pending.length > 0) return 'search-remains'
  if (chosen.length === 0) return 'nobody'
  if (chosen.some(({ discount }) => discount === null)) return 'discount-needed'
  return undefined
}

/** The problems of a new client. */
export function newRecipientProblems(
  one: NewRecipient,
  chosen: readonly Recipient[],
): Partial<Record<NewRecipientField, FieldProblem | 'email-selected' | false>> {
  const email = one.email.trim()
  const isTwice = chosen.some(
    (other) => other.key !== one.key && emailKey(emailOf(other)) === emailKey(email),
  )
  return {
    email: !email ? 'client-email' : !isEmail(email) ? 'email' : isTwice && 'email-selected',
    first_name: !one.first_name.trim() && 'first-name',
    last_name: !one.last_name.trim() && 'last-name',
  }
}

export function isReady(one: Recipient, chosen: readonly Recipient[]): boolean {
  return !isNew(one) || !Object.values(newRecipientProblems(one, chosen)).some(Boolean)
}

export function reasonLength(reason: string): number {
  return reason.trim().length
}

export function isReason(reason: string): boolean {
  return reasonLength(reason) >= limitReasonMinimum
}

/** The data sent for a client. The discount is included if the client is new or the discount changed. */
export function assignmentOf(
  one: Recipient,
  { protocolId, message, reason }: { protocolId: number; message: string; reason: string | undefined },
): Assignment {
  const notes = message.trim()
  const rest = { id: protocolId, ...(notes && { notes }), ...(reason && { reason: reason.trim() }) }
  if (!isNew(one))
    return {
      ...rest,
      user_id: one.client.id,
      ...(hasOtherDiscount(one) && { discount: one.discount }),
    }
  return {
    ...rest,
    email: one.email.trim(),
    first_name: one.first_name.trim(),
    last_name: one.last_name.trim(),
    ...(one.discount !== null && { discount: one.discount }),
  }
}
