import type { Basket } from '#contract/baskets.ts'
import type { ClientRecord } from '#contract/practice.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'

export type ClientEvent = { at: string } & (
  | { kind: 'invited' | 'accepted' | 'note' }
  | { kind: 'shared' | 'opened'; protocol: string }
  | { kind: 'ordered'; number: string; total: number }
  | { kind: 'discount'; before: DiscountRate; after: DiscountRate }
  | { kind: 'basket'; step: 'sent' | 'opened' | 'ordered' | 'withdrawn'; id: number }
)

/** Everything that happened between a practitioner and a client, latest first. */
export function timelineOf(client: ClientRecord, baskets: readonly Basket[] = []): ClientEvent[] {
  const { invited_at, accepted_at, notes_saved_at, protocols, orders, discount_changes } = client
  const events: ClientEvent[] = [
    { kind: 'invited', at: invited_at },
    ...(accepted_at ? [{ kind: 'accepted', at: accepted_at } as const] : []),
    ...protocols.flatMap(({ protocol: { name: protocol }, shared_at, opened_at }) => [
      { kind: 'shared', at: shared_at, protocol } as const,
      ...(opened_at ? [{ kind: 'opened', at: opened_at, protocol } as const] : []),
    ]),
    ...orders.map(({ number, total, placed_at }) => ({
      kind: 'ordered' as const,
      at: placed_at,
      number,
      total,
    })),
    ...baskets.flatMap(basketEvents),
    ...discount_changes.map((change) => ({ kind: 'discount' as const, ...change })),
    ...(notes_saved_at ? [{ kind: 'note', at: notes_saved_at } as const] : []),
  ]
  // Of what happened at the same time, the later step comes first.
  return events.reverse().sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

function basketEvents({ id, sent_at, opened_at, ordered_at, withdrawn_at }: Basket): ClientEvent[] {
  const steps = [
    { step: 'sent', at: sent_at },
    { step: 'opened', at: opened_at },
    { step: 'ordered', at: ordered_at },
    { step: 'withdrawn', at: withdrawn_at },
  ] as const
  return steps.flatMap(({ step, at }) => (at === null ? [] : { kind: 'basket', step, at, id }))
}
