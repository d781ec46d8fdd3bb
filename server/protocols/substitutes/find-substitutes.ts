import type { Substitutes } from '#contract/substitutes.ts'
import { type Minor, toMajor } from '#domain/money.ts'
import { mainIngredient } from '#domain/protocols/substitutes/main-ingredient.ts'
import {
  type FittedLine,
  type ReplacedProduct,
  type Substitute,
  supplyOfLine,
} from '#domain/protocols/substitutes/rank-substitutes.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { presentDose, presentLines } from '../present-protocol.ts'
import { findLinesToReplace, type LineToReplace } from './find-lines.ts'
import { offerSubstitutes } from './offer-substitutes.ts'
import { findReplacedProducts } from './replaced-products.ts'

type Reading = Pick<Ctx<SignedIn>, 'actor' | 'db'> & Pick<Deps, 'config' | 'currency' | 'products'>

const offeredAtOnce = 3

/** The best substitutes of a product for the protocols it is in; not found if it is in none. */
export async function findSubstitutes(
  ctx: Reading,
  { variantId, protocolId }: { variantId: number; protocolId?: number | undefined },
  view: ProductView,
): Promise<Substitutes> {
  const lines = await findLinesToReplace(ctx, variantId, protocolId)
  const replaced = (await findReplacedProducts(ctx, [variantId], view)).get(variantId)
  if (lines.length === 0 || !replaced) return refuse('not-found')
  const [ranked = []] = offerSubstitutes(ctx, [{ replaced, lines }], view)
  const best = ranked.slice(0, offeredAtOnce)
  const [shown] = (await presentLines(ctx, [{ variantId, quantity: 1 }], view)).products
  return {
    product: { id: replaced.productId, name: shown!.name, language: shown!.language },
    product_variant_id: variantId,
    currency: ctx.currency,
    protocols: lines.map((line) => presentLine(replaced, line)),
    data: presentSubstitutes(ctx, best, view),
    ingredient: mainIngredient(replaced.facts)?.name ?? null,
  }
}

function presentLine(replaced: ReplacedProduct, line: LineToReplace): Substitutes['protocols'][number] {
  const { protocolId, name, revision, clients, dose, quantity } = line
  return {
    protocol_id: protocolId,
    name,
    revision,
    clients,
    dose: presentDose(dose),
    quantity,
    cost_per_day: inMajor(supplyOfLine(replaced, line).costPerDay),
  }
}

function presentSubstitutes(
  { products }: Pick<Deps, 'products'>,
  substitutes: readonly Substitute[],
  view: ProductView,
): Substitutes['data'] {
  const sold = products.ofVariants(
    substitutes.map(({ variantId }) => variantId),
    view,
  )
  const names = products.termNames(
    substitutes.flatMap(({ lostFreeFrom, lostSuitableFor }) => [...lostFreeFrom, ...lostSuitableFor]),
    view.language,
  )
  const named = (ids: readonly number[]) => ids.flatMap((id) => names.get(id) ?? [])
  return substitutes.flatMap((substitute) => {
    const product = sold.get(substitute.variantId)?.product
    const variant = product?.variants.find(({ id }) => id === substitute.variantId)
    if (!product || !variant) return []
    const { content, unit_of_measure: unit } = variant
    return [
      {
        id: product.id,
        name: product.name,
        language: product.language,
        product_variant_id: variant.id,
        slug: product.slug,
        brand: product.brand,
        assets: product.assets.map(({ thumbnails }) => ({ thumbnails })),
        content: content === null || unit === null ? null : { amount: content, unit },
        price: toMajor(substitute.price),
        practitioner_only: product.practitioner_only,
        delivery_form: product.delivery_form?.name ?? null,
        is_same_form: substitute.isSameForm,
        new_allergens: [...substitute.newAllergens],
        extra_ingredients: [...substitute.extraActives],
        lost_free_from: named(substitute.lostFreeFrom),
        lost_suitable_for: named(substitute.lostSuitableFor),
        lines: substitute.lines.map(presentFitted),
      },
    ]
  })
}

function presentFitted({ protocolId, dose, quantity, costPerDay, amounts }: FittedLine) {
  return {
    protocol_id: protocolId,
    dose: presentDose(dose),
    quantity,
    cost_per_day: inMajor(costPerDay),
    amounts: [...amounts],
  }
}

function inMajor(amount: Minor | null): number | null {
  return amount === null ? null : toMajor(Math.round(amount))
}
