import type { NotSoldHere } from '#contract/restrictions.ts'
import type { Share } from '#contract/sharing.ts'
import { personName } from '#domain/accounts/person-name.ts'

/** A product with the clients to whom it may not be sold for the same reason. */
export type NotSoldTo = { notSold: NotSoldHere; names: readonly string[] }

/** In the order in which the protocol was shared. */
export function clientsWithout(shares: readonly Pick<Share, 'client' | 'not_sold'>[]): NotSoldTo[] {
  const found = shares.flatMap(({ client, not_sold }) =>
    not_sold.map((notSold) => ({ notSold, name: personName(client) })),
  )
  const alike = Map.groupBy(found, ({ notSold }) => `${notSold.product_variant_id} ${notSold.reason}`)
  return [...alike.values()].map((group) => ({
    notSold: group[0]!.notSold,
    names: group.map(({ name }) => name),
  }))
}
