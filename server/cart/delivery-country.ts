import type { NotSoldHere } from '#contract/restrictions.ts'
import { gateAllows, priceGate } from '#domain/accounts/role-gate.ts'
import { deliveryCountry } from '#domain/delivery/delivery-country.ts'
import type { Language } from '#domain/languages.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import type { Blocked } from '#server/catalogue/products-of-variants.ts'
import { findBuyer } from '#server/clients/find-buyer.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { findNotSold, refuseNotSold } from '#server/protocols/substitutes/not-sold-here.ts'

type Known = {
  /** Of the address, or as far as the browser knows it. */
  asked?: string | undefined
  account: string | null
}

/** The country a cart is priced for: the region's own if the shop does not deliver to the one that is known. */
export function cartCountry(region: Region, { asked, account }: Known): string {
  const known = deliveryCountry(region, { address: asked, account })
  return known.isDelivered ? known.country : regionSettings[region].country
}

/** Which of these variants are not sold in the caller's country. */
export async function blockedHere(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'products' | 'region'>,
  variantIds: readonly number[],
  asked: string | undefined,
): Promise<{ country: string; blocked: ReadonlyMap<number, Blocked> }> {
  const { actor, db, products, region } = ctx
  const isBlocked = products.areBlockedSomewhere(variantIds)
  const account = isBlocked && asked === undefined ? (await findBuyer(db, actor.id)).country : null
  const country = cartCountry(region, { asked, account })
  return {
    country,
    blocked: isBlocked ? products.blockedOf(variantIds, { country, language: 'en' }) : new Map(),
  }
}

/** The same with the reasons and with what is sold there instead, in the caller's language. */
export async function notSoldHere(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'products' | 'region' | 'translations'>,
  variantIds: readonly number[],
  { country: asked, language }: { country: string | undefined; language: Language },
): Promise<NotSoldHere[]> {
  const { country, blocked } = await blockedHere(ctx, variantIds, asked)
  const practitionerPrices = gateAllows(priceGate(true), ctx.actor.userTypeId)
  return findNotSold(ctx, [...blocked.keys()], { country, language, practitionerPrices })
}

/** Refuses to put a product in the cart that is not sold in the caller's country. */
export async function refuseBlockedHere(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'products' | 'region' | 'translations'>,
  variantId: number,
  asked: string | undefined,
): Promise<void> {
  const { country, blocked } = await blockedHere(ctx, [variantId], asked)
  const practitionerPrices = gateAllows(priceGate(true), ctx.actor.userTypeId)
  if (blocked.size > 0) refuseNotSold(ctx, [variantId], { country, practitionerPrices })
}
