import type { Client } from '#contract/sharing.ts'
import { isEmail } from '#domain/accounts/email.ts'
import { clientSearchMinimum } from '#domain/clients/discounts.ts'
import type { Found } from './find-clients.ts'

/** `invite` with an address: the typed one. */
export type Option = { kind: 'client'; client: Client } | { kind: 'invite'; email?: string }

/** Nothing is active. */
export const noOption = -1

export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`
}

/** The clients found and, last, the option to invite somebody. */
export function optionsFor(text: string, { clients }: Found): Option[] {
  const typed = text.trim()
  if (typed.length < clientSearchMinimum) return []
  return [
    ...clients.map((client): Option => ({ kind: 'client', client })),
    isEmail(typed) ? { kind: 'invite', email: typed } : { kind: 'invite' },
  ]
}

/** The arrows cycle through the options and the field itself, where nothing is active. */
export function movedTo(active: number, key: string, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 >= count ? noOption : active + 1
  if (key === 'ArrowUp') return active === noOption ? count - 1 : active - 1
  return undefined
}

/** What Enter chooses: the active option, otherwise the only client. */
export function entered(options: readonly Option[], active: number): Option | undefined {
  if (options[active]) return options[active]
  const clients = options.filter(({ kind }) => kind === 'client')
  return clients.length === 1 ? clients[0] : undefined
}
