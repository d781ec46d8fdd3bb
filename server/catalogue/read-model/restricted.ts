import { blockIn, isOpenSomewhere } from '#domain/catalogue/restrictions/country-states.ts'
import type { TermGroup } from '#domain/catalogue/vocabulary.ts'
import type { Language } from '#domain/languages.ts'
import type { Blocked, PlaceView, ProductView, SimilarPack } from '../products-of-variants.ts'
import type { Catalogue } from './catalogue.ts'
import type { Entry } from './entry.ts'
import { categoryPath, termsOf } from './placement.ts'
import { ingredientName } from './present.ts'
import { priceFor, soldAmong } from './products-of-variants.ts'
import { nameIn } from './vocabulary.ts'

const nameOf = ({ names, slug }: Entry, language: Language) => nameIn(names, language) ?? slug

function blockedOf(
  catalogue: Catalogue,
  entry: Entry,
  { country, language }: PlaceView,
): Blocked | undefined {
  if (!mayBeBlocked(entry)) return undefined
  const block = blockIn(entry.restrictions, country)
  if (!block) return undefined
  const finding = block.by === 'rule' ? block.finding : undefined
  const { ingredientId = null, name = '' } = finding ?? {}
  return {
    productId: entry.id,
    name: nameOf(entry, language),
    block,
    substance: ingredientName(catalogue.vocabulary, ingredientId, language) ?? name,
  }
}

export function blockedVariants(
  catalogue: Catalogue,
  variantIds: Iterable<number>,
  view: PlaceView,
): Map<number, Blocked> {
  const found = new Map<number, Blocked>()
  for (const { entry, variant } of soldAmong(catalogue, variantIds)) {
    const blocked = blockedOf(catalogue, entry, view)
    if (blocked) found.set(variant.id, blocked)
  }
  return found
}

export function areBlockedSomewhere(catalogue: Catalogue, variantIds: Iterable<number>): boolean {
  return [...soldAmong(catalogue, variantIds)].some(({ entry }) => mayBeBlocked(entry))
}

function mayBeBlocked({ restrictions: { findings, decisions } }: Entry): boolean {
  return (
    findings.some(({ verdict }) => verdict === 'blocks') || decisions.some(({ state }) => state === 'blocked')
  )
}

export function blockedProducts(catalogue: Catalogue, view: PlaceView): Blocked[] {
  return catalogue.entries.flatMap((entry) => (entry && blockedOf(catalogue, entry, view)) ?? [])
}

export function openRestrictions({ entries }: Catalogue, countries: readonly string[], language: Language) {
  const isBlocked = ({ restrictions }: Entry) =>
    restrictions.findings.some(({ verdict }) => verdict === 'blocks')
  return entries
    .filter((entry) => entry !== undefined)
    .filter(({ restrictions }) => isOpenSomewhere(restrictions, countries))
    .sort((one, other) => Number(isBlocked(other)) - Number(isBlocked(one)) || one.id - other.id)
    .map((entry) => ({ id: entry.id, name: nameOf(entry, language) }))
}

/** Products of the same category are nearer than those that only serve the same health goals. */
export function similarPacks(
  catalogue: Catalogue,
  variantId: number,
  view: PlaceView & ProductView,
): SimilarPack[] {
  const [wanted] = soldAmong(catalogue, [variantId])
  if (!wanted) return []
  const { vocabulary } = catalogue
  const idsIn = (entry: Entry, group: TermGroup) => termsOf(vocabulary, entry, group).map(({ id }) => id)
  const category = categoryPath(vocabulary, wanted.entry).at(-1)?.id
  const goals = new Set(idsIn(wanted.entry, 'health_goals'))
  return catalogue.entries
    .flatMap((entry) => {
      if (!entry?.available || entry.id === wanted.entry.id) return []
      const pack = entry.variants.find((each) => each.available && priceFor(entry, each, view) !== null)
      const shared = idsIn(entry, 'health_goals').filter((id) => goals.has(id)).length
      const isSameCategory = category !== undefined && entry.termIds.includes(category)
      if (!pack || (shared === 0 && !isSameCategory) || blockIn(entry.restrictions, view.country)) return []
      return [{ entry, pack, similarity: shared + (isSameCategory ? goals.size + 1 : 0) }]
    })
    .sort((one, other) => other.similarity - one.similarity || one.entry.id - other.entry.id)
    .map(({ entry, pack }) => ({
      productId: entry.id,
      variantId: pack.id,
      slug: entry.slug,
      name: nameOf(entry, view.language),
    }))
}
