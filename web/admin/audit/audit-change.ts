import type { AuditEntry } from '#contract/admin.ts'
import { readOrderNumber } from '#domain/orders/states.ts'
import type { TextKey } from '#domain/text-keys.ts'
import { dynamicKey } from '#domain/translation.ts'

/** Keys of the words for a value before and after. */
export type AuditChange = { before: TextKey; after: TextKey }

type Details = AuditEntry['details']
/** What audit entries tell of, and the key of a value's words. */
const told: Record<string, (value: Details[string]) => TextKey> = {
  user_type_id: (role) => dynamicKey(`shop:account.roles.${role}`),
  state: (state) => dynamicKey(`admin:certificates.state.${state}`),
  deactivated_at: (timestamp) => `admin:users.states.${timestamp === null ? 'active' : 'deactivated'}`,
}

export function auditChanges(details: Details): AuditChange[] {
  return Object.entries(told).flatMap(([name, wordOf]) => {
    const [before, after] = [details[`${name}_before`], details[`${name}_after`]]
    return before === undefined || after === undefined
      ? []
      : [{ before: wordOf(before), after: wordOf(after) }]
  })
}

export function auditReason({ reason }: Details): string | undefined {
  return typeof reason === 'string' ? reason : undefined
}

/** What it is about, where it is no account: an order with its page, the first and last of several, or a voucher or payment method by its name. */
export function auditThing(details: Details): { name: string; path?: string } | undefined {
  const { order, orders, voucher, method } = details
  if (typeof order === 'string') {
    const id = readOrderNumber(order)
    return { name: order, ...(id && { path: `/admin/orders?order=${id}` }) }
  }
  if (typeof orders === 'string') {
    const numbers = orders.split(', ')
    return { name: numbers.length > 3 ? `${numbers[0]} … ${numbers.at(-1)}` : orders }
  }
  const name = voucher ?? method
  return typeof name === 'string' ? { name } : undefined
}
