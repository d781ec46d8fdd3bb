import { availabilityIds, type Option, saleId } from '#contract/catalogue.ts'
import { type FilterGroup, filterGroups } from '#domain/catalogue/filters.ts'
import { type TermGroup, termGroups } from '#domain/catalogue/vocabulary.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import type { Counts, Facets } from './facets.ts'
import { type Term, termName, type Vocabulary } from './vocabulary.ts'

/** The names of brands and ingredients as filter groups in a language. */
export type FixedNames = { available: string; unavailable: string; sale: string }

const fixedGroups: readonly FilterGroup[] = ['availability', 'zero_waste']

type Tree = Omit<Option, 'count' | 'children'> & { children?: Tree[] }
export type OptionTrees = Record<FilterGroup, Tree[]>

export function optionTrees(vocabulary: Vocabulary, language: Language, names: FixedNames): OptionTrees {
  const collator = new Intl.Collator(languageTag(language))
  const brands = [...vocabulary.brands.values()]
    .map(({ id, slug, name }) => ({ id, slug, name }))
    .sort((a, b) => collator.compare(a.name, b.name) || a.id - b.id)
  const terms = Object.fromEntries(termGroups.map((group) => [group, termTree(vocabulary, group, language)]))
  return {
    ...(terms as Record<TermGroup, Tree[]>),
    brands,
    availability: [
      { id: availabilityIds.available, slug: 'available', name: names.available },
      { id: availabilityIds.unavailable, slug: 'unavailable', name: names.unavailable },
    ],
    zero_waste: [{ id: saleId, slug: 'sale', name: names.sale }],
  }
}

function termTree(vocabulary: Vocabulary, group: TermGroup, language: Language): Tree[] {
  const terms = [...vocabulary.terms.values()].filter((term) => term.group === group)
  const below = Map.groupBy(terms, (term) =>
    vocabulary.terms.has(term.parentId ?? 0) ? term.parentId : null,
  )
  const nodeOf = (term: Term): Tree => {
    const children = (below.get(term.id) ?? []).map(nodeOf)
    const { id, slug } = term
    const node: Tree = { id, slug, name: termName(term, language) }
    if (group === 'health_goals') node.icon = term.icon
    if (group === 'categories') node.range = term.range
    return children.length > 0 ? { ...node, children } : node
  }
  return (below.get(null) ?? []).map(nodeOf)
}

/** An option as JSON up to its count, which alone depends on the selection; fixed options may have no index yet. */
type Offered = { start: string; number: number; children: Offered[] | undefined }
export type OfferedTrees = Record<FilterGroup, Offered[]>

/** Terms and brands without products are not offered. */
export function offeredTrees(facets: Facets, trees: OptionTrees): OfferedTrees {
  const offered = (group: FilterGroup, nodes: readonly Tree[]): Offered[] => {
    const { numbers, products } = facets.groups[group]
    return nodes.flatMap(({ children, ...option }) => {
      const number = numbers.get(option.id) ?? -1
      const isUsed = number >= 0 && !products[number]!.isEmpty()
      if (!isUsed && !fixedGroups.includes(group)) return []
      const start = `${JSON.stringify(option).slice(0, -1)},"count":`
      return { start, number, children: children && offered(group, children) }
    })
  }
  return Object.fromEntries(
    filterGroups.map((group) => [group, offered(group, trees[group])]),
  ) as OfferedTrees
}

/** `Filters` as JSON. */
export function writtenFilters(trees: OfferedTrees, counts: Counts): string {
  return `{${filterGroups.map((group) => `"${group}":${writtenOptions(trees[group], counts[group])}`).join()}}`
}

/** A list of `Option` as JSON. */
export function writtenOptions(nodes: readonly Offered[], counts: Uint32Array): string {
  const written = nodes.map(({ start, number, children }) => {
    const below = children ? `,"children":${writtenOptions(children, counts)}` : ''
    return `${start}${counts[number] ?? 0}${below}}`
  })
  return `[${written.join()}]`
}
