import type { ClientConsent } from '#contract/consent.ts'
import type { ClientRecord } from '#contract/practice.ts'
import type { Currency } from '#domain/money.ts'
import { type ClientRow, presentClient } from '#server/clients/find-clients.ts'

/** What a practitioner still sees of a client who withdrew their consent: who it is, and when it is erased. */
export function hiddenRecord(client: ClientRow, consent: ClientConsent, currency: Currency): ClientRecord {
  return {
    ...presentClient({ ...client, discountRate: 0 }),
    state: 'active',
    is_archived: false,
    language: client.language,
    invited_at: client.createdAt.toISOString(),
    accepted_at: null,
    consent,
    turnover: 0,
    currency,
    earned: 0,
    next_run_out: null,
    total_orders: 0,
    protocols: [],
    orders: [],
    discount_changes: [],
    notes: '',
    notes_saved_at: null,
  }
}
