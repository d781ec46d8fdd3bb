import type { Alternative, NotSoldHere } from '#contract/restrictions.ts'
import { countryName } from '#domain/country-name.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import type { Translate } from '#domain/translation.ts'
import { findUser } from '#server/accounts/find-users.ts'
import type { PlaceView, ProductView } from '#server/catalogue/products-of-variants.ts'
import { whyNotSold } from '#server/catalogue/restrictions/why-not-sold.ts'
import { type ClientRow, knownClient } from '#server/clients/find-clients.ts'
import type { Deps } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/problems.ts'
import { offerSubstitutes } from './offer-substitutes.ts'

type Words = { t: Translate; language: Language }
type Reading = Pick<Deps, 'products' | 'translations'>
type Reader = PlaceView & Pick<ProductView, 'practitionerPrices'>

const offeredAtOnce = 3

/** Of these variants, those that are not sold in a country: why, and what is sold there instead. */
export function findNotSold(deps: Reading, variantIds: readonly number[], reader: Reader): NotSoldHere[] {
  const { country, language } = reader
  const words = { t: deps.translations.translatorFor(language), language }
  return [...deps.products.blockedOf(variantIds, reader)].map(([variantId, blocked]) => ({
    product_id: blocked.productId,
    product_variant_id: variantId,
    name: blocked.name,
    ...whyNotSold(words, blocked, country),
    alternatives: alternativesTo(deps, variantId, reader),
  }))
}

/** First those with the same main ingredient, then those made for the same. */
function alternativesTo({ products }: Reading, variantId: number, reader: Reader): Alternative[] {
  const replaced = products.comparedOf([variantId], reader).get(variantId)
  if (!replaced) return []
  const lines = [{ protocolId: 0, dose: null, quantity: 1, others: [], countries: [reader.country] }]
  const [substitutes = []] = offerSubstitutes({ products }, [{ replaced, lines }], reader)
  const sold = products.ofVariants(
    substitutes.map((substitute) => substitute.variantId),
    reader,
  )
  const same = [...sold].map(([id, { product }]) => ({
    product_id: product.id,
    product_variant_id: id,
    slug: product.slug,
    name: product.name,
  }))
  const known = new Set([replaced.productId, ...same.map(({ product_id }) => product_id)])
  const akin = products
    .similarTo(variantId, reader)
    .filter(({ productId }) => !known.has(productId))
    .map(({ productId, variantId, ...rest }) => ({
      product_id: productId,
      product_variant_id: variantId,
      ...rest,
    }))
  return [...same, ...akin].slice(0, offeredAtOnce)
}

/** Refuses what is not sold in a country. */
export function refuseNotSold(
  deps: Reading,
  variantIds: readonly number[],
  reader: Omit<Reader, 'language'>,
): void {
  if (deps.products.blockedOf(variantIds, { ...reader, language: 'en' }).size === 0) return
  const found = (language: Language) => findNotSold(deps, variantIds, { ...reader, language })
  const values = (language: Language) =>
    valuesOf(found(language), { t: deps.translations.translatorFor(language), language }, reader.country)
  throw new Refusal('not-sold-here', { values, more: { not_sold: found } })
}

/** Refuses what is not sold where a client lives, as far as the account tells of one who accepted the practitioner. */
export async function refuseNotSoldTo(
  deps: Reading & Pick<Deps, 'db'>,
  client: ClientRow,
  lines: readonly { variantId: number }[],
): Promise<void> {
  const { userId } = knownClient(client)
  const variantIds = lines.map(({ variantId }) => variantId)
  if (userId === null || !deps.products.areBlockedSomewhere(variantIds)) return
  const country = (await findUser(deps.db, userId))?.country
  if (country) refuseNotSold(deps, variantIds, { country, practitionerPrices: true })
}

function valuesOf(notSold: readonly NotSoldHere[], { t, language }: Words, country: string) {
  const list = (names: readonly string[]) => new Intl.ListFormat(languageTag(language)).format(new Set(names))
  const instead = notSold.flatMap(({ alternatives }) => alternatives.map(({ name }) => name))
  return {
    country: countryName(country, language) ?? country,
    products: list(notSold.map(({ name }) => name)),
    reasons: [...new Set(notSold.map(({ reason }) => reason))].join('; '),
    instead:
      instead.length > 0
        ? t('restrictions:instead', { products: list(instead) })
        : t('restrictions:nothing-instead'),
  }
}
