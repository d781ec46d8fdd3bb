import { availabilityIds, type Filters, type Option, saleId } from '#contract/catalogue.ts'
import { type FilterGroup, filterGroups, type TermGroup, termGroups } from '#domain/catalogue/vocabulary.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import type { Catalogue } from './catalogue.ts'
import type { Counts } from './facets.ts'
import { type Term, termName, type Vocabulary } from './vocabulary.ts'

/** How the two groups that are no terms are called in a language. */
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

/** The trees with their counts. A term or brand that no product of the shop has is not offered; one without a match here is. */
export function countedOptions(catalogue: Catalogue, trees: OptionTrees, counts: Counts): Filters {
  const { groups } = catalogue.facets
  const counted = (group: FilterGroup, nodes: readonly Tree[]): Option[] => {
    const options: Option[] = []
    for (const node of nodes) {
      if (!fixedGroups.includes(group) && !isUsed(groups[group], node.id)) continue
      const { children, ...option } = node
      const count = counts[group](node.id)
      options.push(children ? { ...option, count, children: counted(group, children) } : { ...option, count })
    }
    return options
  }
  const isUsed = ({ numbers, products }: (typeof groups)[FilterGroup], id: number) => {
    const number = numbers.get(id)
    return number !== undefined && !products[number]!.isEmpty()
  }
  const entries = filterGroups.map((group) => [group, counted(group, trees[group])])
  return Object.fromEntries(entries) as Filters
}
