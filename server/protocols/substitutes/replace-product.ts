import type { Replacement } from '#contract/substitutes.ts'
import { isSameDose } from '#domain/protocols/dose.ts'
import { type Line, withoutLine } from '#domain/protocols/lines.ts'
import {
  type FittedLine,
  type ReplacedProduct,
  replacedBy,
} from '#domain/protocols/substitutes/rank-substitutes.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { Refusal, refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { changeLines } from '../lines/change-lines.ts'
import { findClientCountries } from './client-countries.ts'
import { refuseNotSold } from './not-sold-here.ts'
import { findReplacedProducts } from './replaced-products.ts'

type Replacing = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'> &
  Pick<Deps, 'config' | 'products' | 'translations'>

/** A line before its product was replaced, and the protocol's revision afterwards. */
export type UndoableLine = { protocolId: number; revision: number; former: Line; variantId: number }

/** `replaced` lacks the protocols in which it had been done already, as after a second press. */
export type Replaced = { protocols: { protocol_id: number; revision: number }[]; replaced: UndoableLine[] }

/** Replaces a product by another in several protocols, with the dose and packs shown: in all of them or in none. */
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
  for (const country of await findClientCountries(
    ctx,
    protocols.map(({ protocol_id: id }) => id),
  ))
    refuseNotSold(ctx, [by], { ...view, country })
  return transact(ctx.db, async (tx) => {
    const done: Replaced = { protocols: [], replaced: [] }
    for (const shown of protocols) {
      const protocolId = shown.protocol_id
      let former: Line | undefined
      const { revision } = await changeLines(
        { ...ctx, db: tx },
        protocolId,
        (lines, revisionNow) => {
          former = lines.find((line) => line.variantId === variantId)
          if (!former && lines.some((line) => line.variantId === by)) return lines
          if (!former || revisionNow !== shown.revision) return refuse('protocol-changed')
          const otherProducts = productsOf(ctx, withoutLine(lines, variantId), view)
          const fitted = replacedBy(product, { ...former, protocolId, otherProducts }, substitute)
          return withReplacement(lines, variantId, { ...former, ...asShown(fitted, shown), variantId: by })
        },
        { reading: { products, config, language: view.language, reason } },
      )
      done.protocols.push({ protocol_id: protocolId, revision })
      if (former) done.replaced.push({ protocolId, revision, former, variantId: by })
    }
    return done
  })
}

/** The dose and packs as calculated now, which must be those that the practitioner saw. */
function asShown(
  fitted: FittedLine | undefined,
  shown: Replacement['protocols'][number],
): Pick<Line, 'dose' | 'quantity'> {
  const { dose, quantity } = fitted ?? refuse('invalid-input', { substitute_variant_id: ['option'] })
  const isSame = isSameDose(dose, shown.dose) && quantity === shown.quantity
  return isSame ? { dose, quantity } : refuse('substitute-changed')
}

function productsOf(
  { products }: Pick<Deps, 'products'>,
  lines: readonly Line[],
  view: ProductView,
): Set<number> {
  const sold = products.pricesOf(
    lines.map(({ variantId }) => variantId),
    view,
  )
  return new Set([...sold.values()].map(({ productId }) => productId))
}

type Undoing = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>

/** Puts the former lines back in the protocols that have not been changed since. */
export function undoReplacement(
  ctx: Undoing,
  replaced: readonly UndoableLine[],
): Promise<{ protocols: Replaced['protocols']; changed_since: number }> {
  return transact(ctx.db, async (tx) => {
    const undone: Replaced['protocols'] = []
    for (const line of replaced) {
      const revision = await putBack({ ...ctx, db: tx }, line)
      if (revision !== undefined) undone.push({ protocol_id: line.protocolId, revision })
    }
    return { protocols: undone, changed_since: replaced.length - undone.length }
  })
}

/** The revision that has the former line; undefined if the protocol has been changed or deleted since. */
async function putBack(
  ctx: Undoing,
  { protocolId, revision: replacedIn, former, variantId }: UndoableLine,
): Promise<number | undefined> {
  try {
    const { lines, revision } = await changeLines(ctx, protocolId, (present, revisionNow) =>
      revisionNow === replacedIn ? withReplacement(present, variantId, former) : present,
    )
    // It may be there already, as after a second press.
    return lines.some((line) => line.variantId === former.variantId) ? revision : undefined
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') return undefined
    throw error
  }
}

function withReplacement(lines: readonly Line[], variantId: number, by: Line): Line[] {
  return lines.map((line) => (line.variantId === variantId ? by : line))
}

/** A substitute that can be bought now. */
function inStock(
  { products }: Pick<Deps, 'products'>,
  found: ReplacedProduct | undefined,
  view: ProductView,
) {
  const { variantId, content, price, ...product } = found ?? refuse('substitute-unavailable')
  if (price === null || !products.pricesOf([variantId], view).get(variantId)?.isAvailable)
    return refuse('substitute-unavailable')
  return { ...product, pack: { variantId, content, price } }
}
