import { availabilityIds, saleId } from '#contract/catalogue.ts'
import type { TermGroup } from '#domain/catalogue/vocabulary.ts'
import { type Contents, emptyContents, putContents } from './contents.ts'
import type { Entry } from './entry.ts'
import { addProduct, emptyFacets, type Facets, type OptionsOfProduct, removeProduct } from './facets.ts'
import { emptyOffers, type Offers, putOffers } from './offers.ts'
import type { Indexing } from './search/indexing.ts'
import { emptySortOrders, type SortOrders } from './sort-orders.ts'
import type { Vocabulary } from './vocabulary.ts'
import { yieldRegularly } from './yield-regularly.ts'

/** All published products. An entry's slot is its index in `entries`; slots of removed products are reused. */
export type Catalogue = {
  vocabulary: Vocabulary
  entries: (Entry | undefined)[]
  freeSlots: number[]
  slotOfId: Map<number, number>
  slotOfSlug: Map<string, number>
  slotOfAsset: Map<number, number>
  slotOfVariant: Map<number, number>
  /** When the passing of time next changes a product, including drafts whose price is still to come. */
  nextChangeAt: Map<number, number>
  facets: Facets
  offers: Offers
  contents: Contents
  sortOrders: SortOrders
  searching: Indexing
  /** Increases with every change; caches of computed values are keyed by it. */
  version: number
}

export function emptyCatalogue(vocabulary: Vocabulary): Catalogue {
  return {
    vocabulary,
    entries: [],
    freeSlots: [],
    slotOfId: new Map(),
    slotOfSlug: new Map(),
    slotOfAsset: new Map(),
    slotOfVariant: new Map(),
    nextChangeAt: new Map(),
    facets: emptyFacets(),
    offers: emptyOffers(),
    contents: emptyContents(),
    sortOrders: emptySortOrders(),
    searching: { index: undefined, making: undefined, renewal: 'none' },
    version: 0,
  }
}

/** Adds or replaces a product; returns its slot. The caller updates the sort orders. */
export function putEntry(catalogue: Catalogue, entry: Entry): number {
  removeEntry(catalogue, entry.id)
  const slot = catalogue.freeSlots.pop() ?? catalogue.entries.length
  catalogue.entries[slot] = entry
  catalogue.slotOfId.set(entry.id, slot)
  catalogue.slotOfSlug.set(entry.slug, slot)
  for (const asset of entry.assets) catalogue.slotOfAsset.set(asset.id, slot)
  for (const variant of entry.variants) catalogue.slotOfVariant.set(variant.id, slot)
  addProduct(catalogue.facets, slot, optionsOf(catalogue.vocabulary, entry))
  putOffers(catalogue.offers, slot, entry)
  putContents(catalogue.contents, catalogue.vocabulary, slot, entry)
  catalogue.version += 1
  return slot
}

/** Returns the slot that became free, if the product existed. */
export function removeEntry(catalogue: Catalogue, id: number): number | undefined {
  const slot = catalogue.slotOfId.get(id)
  if (slot === undefined) return undefined
  const entry = catalogue.entries[slot]!
  catalogue.entries[slot] = undefined
  catalogue.freeSlots.push(slot)
  catalogue.slotOfId.delete(id)
  // Two products may swap slugs in one update: only remove the product's own.
  if (catalogue.slotOfSlug.get(entry.slug) === slot) catalogue.slotOfSlug.delete(entry.slug)
  for (const asset of entry.assets) {
    if (catalogue.slotOfAsset.get(asset.id) === slot) catalogue.slotOfAsset.delete(asset.id)
  }
  for (const variant of entry.variants) {
    if (catalogue.slotOfVariant.get(variant.id) === slot) catalogue.slotOfVariant.delete(variant.id)
  }
  removeProduct(catalogue.facets, slot)
  putOffers(catalogue.offers, slot, undefined)
  putContents(catalogue.contents, catalogue.vocabulary, slot, undefined)
  catalogue.version += 1
  return slot
}

/**
 * Takes over a new vocabulary: as trees may have changed, every product's options are computed anew and then swapped
 * in.
 */
export async function replaceVocabulary(catalogue: Catalogue, vocabulary: Vocabulary): Promise<void> {
  const facets = emptyFacets()
  const contents = emptyContents()
  const pause = yieldRegularly()
  for (const [slot, entry] of catalogue.entries.entries()) {
    if (entry) {
      addProduct(facets, slot, optionsOf(vocabulary, entry))
      putContents(contents, vocabulary, slot, entry)
    }
    await pause()
  }
  catalogue.vocabulary = vocabulary
  catalogue.facets = facets
  catalogue.contents = contents
  catalogue.version += 1
}

/** A product has its terms and all their ancestors, since selecting a parent includes everything below it. */
function optionsOf(vocabulary: Vocabulary, entry: Entry): OptionsOfProduct {
  const ofTerms: Record<TermGroup, number[]> = {
    categories: [],
    health_goals: [],
    delivery_form: [],
    suitable_for: [],
    free_from: [],
  }
  const terms = new Set(entry.termIds.flatMap((id) => vocabulary.paths.get(id) ?? []))
  for (const term of terms) ofTerms[term.group].push(term.id)
  return {
    ...ofTerms,
    brands: [entry.brandId],
    availability: [entry.available ? availabilityIds.available : availabilityIds.unavailable],
    zero_waste: entry.sale ? [saleId] : [],
  }
}
