import type { MessageAnswer } from '#contract/accounts.ts'
import type { ProtocolChanged, ProtocolLineAnswer } from '#contract/protocols.ts'
import { toMajor } from '#domain/money.ts'
import { totalOf } from '#domain/protocols/price-total.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import type { Deps } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import type { ChangedLines } from '../lines/change-lines.ts'
import { productIdOf } from '../lines/lines.ts'
import { presentDose } from '../present-protocol.ts'

type Changed = ChangedLines & { protocolId: number; view: ProductView }

/** The changed line, and the protocol's total. */
export async function lineAnswer(
  deps: Pick<Deps, 'currency' | 'db' | 'products'>,
  { protocolId, lines, revision, view }: Changed,
  variantId: number,
): Promise<ProtocolLineAnswer> {
  const prices = pricesOf(deps, lines, view)
  const line = lines.find((each) => each.variantId === variantId)
  // An addition that is repeated after the line was removed again.
  if (!line) return refuse('not-found')
  return {
    data: {
      protocol_id: protocolId,
      product_id: prices.get(variantId)?.productId ?? (await productIdOf(deps.db, variantId)),
      product_variant_id: variantId,
      notes: line.notes,
      quantity: line.quantity,
      dose: presentDose(line.dose),
      total_price: totalPrice(lines, prices),
      currency: deps.currency,
      revision,
    },
  }
}

export function changedAnswer(
  deps: Pick<Deps, 'currency' | 'db' | 'products'>,
  { lines, revision, view }: Changed,
  told: MessageAnswer,
): ProtocolChanged {
  const total_price = totalPrice(lines, pricesOf(deps, lines, view))
  return { ...told, total_price, currency: deps.currency, revision }
}

function pricesOf({ products }: Pick<Deps, 'products'>, lines: ChangedLines['lines'], view: ProductView) {
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
