import type {
  ListedPublicProtocol,
  OwnPublicProtocol,
  PublicProtocolList,
} from '#contract/public-protocols.ts'
import type { PlanProduct } from '#contract/sharing.ts'
import type { Language } from '#domain/languages.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { totalOf } from '#domain/protocols/price-total.ts'
import { costPerDayOfAll } from '#domain/protocols/public-protocol.ts'
import { supplyOfProduct } from '#domain/protocols/supply.ts'
import type { Deps } from '#server/platform/context.ts'
import { presentLines, presentLinesOfEach } from '../present-protocol.ts'
import { planProduct } from '../sharing/present-plan.ts'
import type { PublicRecord } from './find-public.ts'

type Presenting = Pick<Deps, 'config' | 'currency' | 'db' | 'products'>

/** The practitioner’s own, published or not. */
export async function presentOwnList(
  deps: Presenting,
  records: readonly PublicRecord[],
  language: Language,
): Promise<PublicProtocolList> {
  const presented = await presentListed(deps, records, language)
  return {
    data: presented.map(({ listed, record }) => ({
      ...listed,
      published_at: record.publishedAt?.toISOString() ?? null,
      updated_at: record.updatedAt.toISOString(),
    })),
    currency: deps.currency,
  }
}

/** With the products that are no longer for everyone, so that their practitioner sees and removes them. */
export async function presentOwnPublic(
  deps: Presenting,
  record: PublicRecord,
  language: Language,
): Promise<OwnPublicProtocol> {
  const view = { language, practitionerPrices: false }
  const { products } = await presentLines(deps, linesOf(record), view)
  const { id, slug, name, description, revision } = record
  return {
    id,
    slug,
    language: record.language,
    name,
    description,
    published_at: record.publishedAt?.toISOString() ?? null,
    updated_at: record.updatedAt.toISOString(),
    revision,
    products,
    currency: deps.currency,
  }
}

type Presented = { record: PublicRecord; listed: ListedPublicProtocol; products: PlanProduct[] }

/** As everyone sees them: a protocol of which nothing can be bought any more is left out. */
export async function presentForEveryone(
  deps: Presenting,
  records: readonly PublicRecord[],
  language: Language,
): Promise<Presented[]> {
  return (await presentListed(deps, records, language)).filter(({ products }) => products.length > 0)
}

/** Without products that are no longer for everyone. */
async function presentListed(
  deps: Presenting,
  records: readonly PublicRecord[],
  reader: Language,
): Promise<Presented[]> {
  const presented = await presentLinesOfEach(deps, records.map(linesOf), {
    language: reader,
    practitionerPrices: false,
  })
  return records.map((record, at) => {
    const products = presented[at]!.products.filter(isForEveryone).map(planProduct)
    const { id, slug, language, name, description } = record
    return {
      record,
      listed: { id, slug, language, name, description, ...costOf(products), lines: products.map(lineOf) },
      products,
    }
  })
}

export const isForEveryone = ({ state }: Pick<PlanProduct, 'state'>) => state === 'sold' || state === 'out'

function costOf(products: readonly PlanProduct[]) {
  const priced = products.map(({ price, item_count: quantity }) => ({
    price: price === null ? null : toMinor(price),
    quantity,
  }))
  const perDay = costPerDayOfAll(products.map((product) => supplyOfProduct(product).costPerDay))
  return {
    total_price: toMajor(totalOf(priced)),
    cost_per_day: perDay === null ? null : toMajor(toMinor(perDay)),
  }
}

const lineOf = ({ id, product_variant_id, item_count, name, state }: PlanProduct) => ({
  product_id: id,
  product_variant_id,
  item_count,
  name,
  available: state === 'sold',
})

const linesOf = ({ lines }: PublicRecord) =>
  lines.map(({ variantId, quantity, note, dose }) => ({ variantId, quantity, notes: note || null, dose }))
