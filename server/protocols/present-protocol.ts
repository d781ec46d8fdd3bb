import type {
  ListedProtocol,
  ListedProtocolProduct,
  Protocol,
  ProtocolProduct,
  ProtocolVariant,
} from '#contract/protocols.ts'
import { type Minor, toMajor } from '#domain/money.ts'
import type { Dose } from '#domain/protocols/dose.ts'
import type { ProductFacts } from '#domain/protocols/facts.ts'
import { totalOf } from '#domain/protocols/price-total.ts'
import { regionSettings } from '#domain/regions.ts'
import type { ProductView, SoldVariant } from '#server/catalogue/products-of-variants.ts'
import { findUnsoldVariants, type UnsoldVariant } from '#server/catalogue/unsold-variants.ts'
import type { Deps } from '#server/platform/context.ts'
import type { LineRow, ProtocolRecord } from './records.ts'

/** What a line contains; lines of a template have no note. */
type Line = Pick<LineRow, 'variantId' | 'quantity'> & Partial<Pick<LineRow, 'notes' | 'dose'>>
type Known = { product: Shown; price: Minor | null; readonly facts: ProductFacts }
type PresentedLines = { products: ProtocolProduct[]; total: Minor }
type Shown = Omit<ListedProtocolProduct, 'item_count' | 'notes'>

/** A protocol with all details of its lines. */
export async function presentProtocol(
  deps: Pick<Deps, 'config' | 'db' | 'products'>,
  record: ProtocolRecord,
  view: ProductView,
): Promise<Protocol> {
  const { products, total } = await presentLines(deps, record.lines, view)
  return { ...summaryOf(deps, record, total), products }
}

/** Protocols as shown in lists, all for the same reader. */
export async function presentProtocols(
  deps: Pick<Deps, 'config' | 'db' | 'products'>,
  records: readonly ProtocolRecord[],
  view: ProductView,
): Promise<ListedProtocol[]> {
  const known = await knownVariants(
    deps,
    records.flatMap(({ lines }) => lines),
    view,
  )
  return records.map((record) => {
    const { products, total } = listLines(record.lines, known)
    return { ...summaryOf(deps, record, total), products }
  })
}

export async function presentLines(
  deps: Pick<Deps, 'config' | 'db' | 'products'>,
  lines: readonly Line[],
  view: ProductView,
): Promise<PresentedLines> {
  const [presented] = await presentLinesOfEach(deps, [lines], view)
  return presented!
}

/** The number of queries does not depend on the number of protocols. */
export async function presentLinesOfEach(
  deps: Pick<Deps, 'config' | 'db' | 'products'>,
  all: readonly (readonly Line[])[],
  view: ProductView,
): Promise<PresentedLines[]> {
  const known = await knownVariants(deps, all.flat(), view)
  return all.map((lines) => {
    const { products, total } = listLines(lines, known)
    return { products: products.map((product, index) => withFacts(product, lines[index]!, known)), total }
  })
}

function withFacts(
  product: ListedProtocolProduct,
  { dose = null }: Line,
  known: ReadonlyMap<number, Known>,
): ProtocolProduct {
  const { substances, allergens, ...facts } = known.get(product.product_variant_id)!.facts
  return {
    ...product,
    dose: presentDose(dose),
    facts: { ...facts, substances: [...substances], allergens: [...allergens] },
  }
}

/** Lines without doses and facts, for lists, templates, reminders and baskets. */
export async function presentListedLines(
  deps: Pick<Deps, 'config' | 'db' | 'products'>,
  lines: readonly Line[],
  view: ProductView,
) {
  const [listed] = await presentListedLinesOfEach(deps, [lines], view)
  return listed!
}

export async function presentListedLinesOfEach(
  deps: Pick<Deps, 'config' | 'db' | 'products'>,
  all: readonly (readonly Line[])[],
  view: ProductView,
) {
  const known = await knownVariants(deps, all.flat(), view)
  return all.map((lines) => listLines(lines, known))
}

export function presentDose(dose: Dose | null): ProtocolProduct['dose'] {
  return dose && { ...dose, times: [...dose.times] }
}

function listLines(lines: readonly Line[], known: ReadonlyMap<number, Known>) {
  const priced = lines.map(({ variantId, quantity }) => ({ price: known.get(variantId)!.price, quantity }))
  const products: ListedProtocolProduct[] = lines.map(({ variantId, quantity, notes }) => ({
    ...known.get(variantId)!.product,
    item_count: quantity,
    notes: notes ?? null,
  }))
  return { products, total: totalOf(priced) }
}

function summaryOf({ config }: Pick<Deps, 'config'>, record: ProtocolRecord, total: Minor) {
  return {
    protocol_id: record.id,
    name: record.name,
    description: record.description,
    total_price: toMajor(total),
    currency: regionSettings[config.region].currency,
    storyblok_id: record.storyblokId,
    revision: record.revision,
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    shared_with: record.sharedWith,
    has_link: record.hasLink,
  }
}

/** Each variant once, from memory; variants not on sale from the database. */
async function knownVariants(
  { db, products }: Pick<Deps, 'db' | 'products'>,
  lines: readonly Line[],
  view: ProductView,
) {
  const ids = new Set(lines.map(({ variantId }) => variantId))
  const sold = products.ofVariants(ids, view)
  const unsold = await findUnsoldVariants(
    db,
    [...ids].filter((id) => !sold.has(id)),
    view.language,
  )
  const known = new Map<number, Known>()
  for (const [id, found] of sold) known.set(id, knownOfSold(id, found))
  for (const [id, found] of unsold)
    known.set(id, { product: shownUnsold(id, found), price: null, facts: found.facts })
  return known
}

function knownOfSold(id: number, sold: SoldVariant): Known {
  return {
    product: shownSold(id, sold),
    price: sold.price,
    get facts() {
      return sold.facts
    },
  }
}

function shownSold(id: number, { product, price }: SoldVariant): Shown {
  const variants: ProtocolVariant[] = product.variants.map((variant) => ({
    id: variant.id,
    price: variant.price,
    content:
      variant.content === null || variant.unit_of_measure === null
        ? null
        : { amount: variant.content, unit: variant.unit_of_measure },
    available: variant.availability,
  }))
  const isAvailable = variants.some((variant) => variant.id === id && variant.available)
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    language: product.language,
    brand: product.brand,
    range: product.range,
    assets: product.assets.map(({ thumbnails }) => ({ thumbnails })),
    variants,
    product_variant_id: id,
    price: price === null ? null : toMajor(price),
    practitioner_only: product.practitioner_only,
    state: price === null ? 'closed' : isAvailable ? 'sold' : 'out',
  }
}

function shownUnsold(id: number, unsold: UnsoldVariant): Shown {
  return {
    id: unsold.productId,
    slug: null,
    name: unsold.name,
    language: unsold.language,
    brand: unsold.brand,
    range: 'vit',
    assets: [],
    variants: [{ id, price: null, content: unsold.content, available: false }],
    product_variant_id: id,
    price: null,
    practitioner_only: unsold.practitionerOnly,
    state: 'gone',
  }
}
