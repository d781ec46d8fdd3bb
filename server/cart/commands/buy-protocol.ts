import type { Language } from '#domain/languages.ts'
import { findUnsoldVariants } from '#server/catalogue/queries/unsold-variants.ts'
import type { BoughtProtocol } from '../queries/protocol-goods.ts'
import { soldNow } from '../queries/sold-now.ts'
import type { CartCtx } from '../world.ts'
import { putAtLeast } from './put-at-least.ts'

type Bought = { added: number; skipped: string[] }

/** "Buy this protocol": all that is missing or too few, and by name what cannot be had. It opens its own products. */
export async function buyProtocol(
  ctx: CartCtx,
  { protocolId, linkId, goods }: BoughtProtocol,
  language: Language,
): Promise<Bought> {
  const variantIds = goods.map(({ variantId }) => variantId)
  const sold = soldNow(ctx, { variantIds, userTypeId: ctx.actor.userTypeId })
  const isToBeHad = ({ variantId, stock }: { variantId: number; stock: number }) =>
    stock > 0 && sold.get(variantId)?.available === true
  const missing = goods.filter((line) => isToBeHad(line) && line.held < line.quantity)
  const tooMany = await putAtLeast(
    ctx,
    missing.map(({ variantId, quantity }) => ({
      variantId,
      quantity,
      price: sold.get(variantId)?.price ?? null,
      protocolId,
      linkId,
    })),
  )
  const skipped = goods.filter((line) => !isToBeHad(line) || tooMany.has(line.variantId))
  return {
    added: missing.filter(({ variantId }) => !tooMany.has(variantId)).length,
    skipped: await namesOf(
      ctx,
      skipped.map(({ variantId }) => variantId),
      language,
    ),
  }
}

async function namesOf(
  { db, products }: CartCtx,
  variantIds: number[],
  language: Language,
): Promise<string[]> {
  const sold = products.ofVariants(variantIds, { language, practitionerPrices: false })
  const unsold = await findUnsoldVariants(
    db,
    variantIds.filter((id) => !sold.has(id)),
    language,
  )
  return variantIds.flatMap((id) => sold.get(id)?.product.name ?? unsold.get(id)?.name ?? [])
}
