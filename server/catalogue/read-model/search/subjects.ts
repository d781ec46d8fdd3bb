import type { Language } from '#domain/languages.ts'
import type { Subject } from '../../search-products.ts'
import type { Catalogue } from '../catalogue.ts'
import { productsWith } from '../facets.ts'
import { ingredientName } from '../present.ts'
import { namedIn } from '../vocabulary.ts'
import type { SearchIndex } from './indexing.ts'
import type { Match } from './look-up.ts'

const subjectKinds = ['ingredient', 'brand', 'term'] as const

/** What the whole query is the name of, typed in full; an ingredient before a category with the same name. */
export function subjectOf(
  { topics }: SearchIndex,
  { resolved, aliases }: Pick<Match, 'resolved' | 'aliases'>,
): Subject | undefined {
  const all = (1 << resolved.length) - 1
  const exact = aliases.filter(({ isWhole, bits, strength }) => isWhole && bits === all && strength >= 1)
  const named = exact.flatMap(({ alias }): Subject[] => {
    const topic = topics.topics[alias.topic]!
    if (topic.kind === 'substance') return []
    return [{ kind: topic.kind === 'compound' ? 'ingredient' : topic.kind, id: topic.id }]
  })
  return subjectKinds.flatMap((kind) => named.find((subject) => subject.kind === kind) ?? [])[0]
}

/** Undefined if the shop sells nothing of it. */
export function subjectName(
  { vocabulary, facets, searching }: Catalogue,
  { kind, id }: Subject,
  language: Language,
): string | undefined {
  const { brands, terms } = namedIn(vocabulary, language)
  if (kind === 'brand') return productsWith(facets, 'brands', id).isEmpty() ? undefined : brands.get(id)?.name
  if (kind === 'term') {
    const group = vocabulary.terms.get(id)?.group
    return group && !productsWith(facets, group, id).isEmpty() ? terms.get(id)?.name : undefined
  }
  const topics = searching.index?.topics
  const number = topics?.ingredientNumbers.get(id)
  return number !== undefined && topics?.postings[number]?.used
    ? ingredientName(vocabulary, id, language)
    : undefined
}
