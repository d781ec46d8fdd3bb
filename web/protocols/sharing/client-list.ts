import type { Client } from '#contract/sharing.ts'
import { isEmail } from '#domain/accounts/email.ts'
import { clientSearchMinimum } from '#domain/clients/discounts.ts'
import type { Found } from './find-clients.ts'

/** `invite` with an address: the typed one. */
export type Option = { kind: 'client'; client: Client } | { kind: 'invite'; email?: string }

export function optionKey(option: Option): string {
  return option.kind === 'client' ? `client-${option.client.id}` : 'invite'
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

/** What Enter chooses while no option is active. */
export function onlyClient(options: readonly Option[]): Option | undefined {
  const clients = options.filter(({ kind }) => kind === 'client')
  return clients.length === 1 ? clients[0] : undefined
}
