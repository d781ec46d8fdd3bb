import type { Told } from '#contract/accounts.ts'
import type { ProtocolChanged, ProtocolLineAnswer } from '#contract/protocols.ts'
import { toMajor } from '#domain/money.ts'
import { totalOf } from '#domain/protocols/totals.ts'
import type { ProductView } from '#server/catalogue/queries/products-of-variants.ts'
import type { ChangedLines } from '../commands/change-lines.ts'
import { productIdOf } from '../commands/lines.ts'
import { presentDose } from '../queries/present.ts'
import type { ProtocolsWorld } from '../world.ts'

type World = Pick<ProtocolsWorld, 'db' | 'products'>
type Changed = ChangedLines & { protocolId: number; view: ProductView }

/** The line that was changed, and the protocol's total. */
export async function lineAnswer(
  world: World,
  { protocolId, lines, revision, view }: Changed,
  variantId: number,
): Promise<ProtocolLineAnswer> {
  const prices = pricesOf(world, lines, view)
  const line = lines.find((each) => each.variantId === variantId)!
  return {
    data: {
      protocol_id: protocolId,
      product_id: prices.get(variantId)?.productId ?? (await productIdOf(world.db, variantId)),
      product_variant_id: variantId,
      notes: line.notes,
      quantity: line.quantity,
      dose: presentDose(line.dose),
      total_price: totalPrice(lines, prices),
      revision,
    },
  }
}

export function changedAnswer(world: World, { lines, revision, view }: Changed, told: Told): ProtocolChanged {
  return { ...told, total_price: totalPrice(lines, pricesOf(world, lines, view)), revision }
}

function pricesOf({ products }: World, lines: ChangedLines['lines'], view: ProductView) {
  return products.pricesOf(
    lines.map(({ variantId }) => variantId),
    view,
  )
}

function totalPrice(lines: ChangedLines['lines'], prices: ReturnType<typeof pricesOf>) {
  return toMajor(
    totalOf(
      lines.map(({ variantId, quantity }) => ({ price: prices.get(variantId)?.price ?? null, quantity })),
    ),
  )
}
