import { sql } from 'drizzle-orm'
import { type Accepting, acceptPractitioner } from '#server/clients/accept-practitioner.ts'
import { clients } from '#server/clients/tables.ts'
import { isReceived } from '#server/protocols/active-shares.ts'

/**
 * Putting in the cart what a practitioner sent accepts them, as opening it does. Otherwise somebody who first logs in to
 * buy would not get the price they were promised. `variantIds`: of the lines that were put.
 */
export async function acceptSenders(ctx: Accepting, variantIds: readonly number[]): Promise<void> {
  const put = sql`SELECT protocol_id, link_id, basket_id FROM cart_lines
    WHERE user_id = ${ctx.actor.id} AND variant_id = ANY(${sql.param(variantIds)}::integer[])`
  await acceptPractitioner(
    ctx,
    sql`${clients.id} IN (
      SELECT protocol_shares.client_id FROM (${put}) AS put
      LEFT JOIN protocol_links ON protocol_links.id = put.link_id
      JOIN protocol_shares ON ${isReceived}
        AND protocol_shares.protocol_id = coalesce(put.protocol_id, protocol_links.protocol_id)
      UNION ALL
      SELECT baskets.client_id FROM (${put}) AS put JOIN baskets ON baskets.id = put.basket_id)`,
  )
}
