import type { Replacement } from '#contract/substitutes.ts'
import type { Line } from '#domain/protocols/lines.ts'
import {
  type FittedLine,
  type ReplacedProduct,
  replacedBy,
} from '#domain/protocols/substitutes/rank-substitutes.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { changeLines } from '../lines/change-lines.ts'
import { findReplacedProducts } from './replaced-products.ts'

type Replacing = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'> & Pick<Deps, 'config' | 'products'>

/** A line before its product was replaced, and the protocol's revision afterwards. */
export type ReplacedLine = { protocolId: number; revision: number; former: Line; variantId: number }

/** `replaced` lacks the protocols in which it had been done already, as after a second press. */
export type Replaced = { protocols: { protocol_id: number; revision: number }[]; replaced: ReplacedLine[] }

/** Replaces a product by another in several protocols, with its dose recalculated: in all of them or in none. */
export async function replaceProduct(
  ctx: Replacing,
  replacement: Replacement,
  view: ProductView,
): Promise<Replaced> {
  const { product_variant_id: variantId, substitute_variant_id: by, reason } = replacement
  const { products, config } = ctx
  const known = await findReplacedProducts(ctx, [variantId, by], view)
  const product = known.get(variantId) ?? refuse('not-found')
  const substitute = inStock(ctx, known.get(by), view)
  // In the same order for everybody, so that two at once do not wait for each other.
  const protocols = replacement.protocols.toSorted((one, other) => one.protocol_id - other.protocol_id)
  return transact(ctx.db, async (tx) => {
    const done: Replaced = { protocols: [], replaced: [] }
    for (const { protocol_id: protocolId, revision: seen } of protocols) {
      let former: Line | undefined
      const { revision } = await changeLines(
        { ...ctx, db: tx },
        protocolId,
        (lines) => {
          former = lines.find((line) => line.variantId === variantId)
          if (!former) return lines.some((line) => line.variantId === by) ? lines : refuse('protocol-changed')
          const others = lines.filter((line) => line !== former).map((line) => line.variantId)
          const otherProducts = new Set(
            [...products.pricesOf(others, view).values()].map(({ productId }) => productId),
          )
          const line = { protocolId, dose: former.dose, quantity: former.quantity, otherProducts }
          const fitted = replacedBy(product, line, substitute)
          if (!fitted) return refuse('invalid-input', { substitute_variant_id: ['option'] })
          return withReplacement(lines, variantId, { ...former, ...lineOf(fitted), variantId: by })
        },
        { products, config, language: view.language, reason },
      )
      if (former && revision !== seen + 1) refuse('protocol-changed')
      done.protocols.push({ protocol_id: protocolId, revision })
      if (former) done.replaced.push({ protocolId, revision, former, variantId: by })
    }
    return done
  })
}

/** Puts the former lines back, unless a protocol has been changed since. */
export function undoReplacement(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  replaced: readonly ReplacedLine[],
): Promise<Replaced['protocols']> {
  return transact(ctx.db, async (tx) => {
    const undone: Replaced['protocols'] = []
    for (const { protocolId, revision: seen, former, variantId } of replaced) {
      let isUndone = false
      const { revision } = await changeLines({ ...ctx, db: tx }, protocolId, (lines) => {
        isUndone = lines.some((line) => line.variantId === former.variantId)
        return isUndone ? lines : withReplacement(lines, variantId, former)
      })
      if (!isUndone && revision !== seen + 1) refuse('protocol-changed')
      undone.push({ protocol_id: protocolId, revision })
    }
    return undone
  })
}

function withReplacement(lines: readonly Line[], variantId: number, by: Line): Line[] {
  return lines.map((line) => (line.variantId === variantId ? by : line))
}

function lineOf({ dose, quantity }: FittedLine): Pick<Line, 'dose' | 'quantity'> {
  return { dose, quantity }
}

/** A substitute that can be bought now. */
function inStock(
  { products }: Pick<Deps, 'products'>,
  found: ReplacedProduct | undefined,
  view: ProductView,
) {
  const { variantId, content, price, ...product } = found ?? refuse('substitute-unavailable')
  const variants = products.ofVariants([variantId], view).get(variantId)?.product.variants
  const isAvailable = variants?.some(({ id, availability }) => id === variantId && availability)
  if (price === null || !isAvailable) return refuse('substitute-unavailable')
  return { ...product, pack: { variantId, content, price } }
}
