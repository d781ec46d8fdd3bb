import { type Allergen, allergens } from '../catalogue/vocabulary.ts'
import type { PlanLine } from './daily-amounts.ts'

/** An ingredient in more than one line, whether or not its amounts can be counted. */
export type Duplicate = { key: string; name: string; from: string[] }
export type ContainedAllergen = { allergen: Allergen; from: string[] }

export function duplicatesOf(lines: readonly PlanLine[]): Duplicate[] {
  const found = new Map<string, { names: Set<string>; lines: Set<number> }>()
  for (const [at, { facts }] of lines.entries())
    for (const { key, name } of facts.substances) {
      if (key === null) continue
      const same = found.get(key) ?? { names: new Set(), lines: new Set() }
      same.names.add(name)
      same.lines.add(at)
      found.set(key, same)
    }
  return [...found]
    .filter(([, same]) => same.lines.size > 1)
    .map(([key, same]) => ({
      key,
      name: [...same.names].sort().join(' + '),
      from: [...same.lines].map((at) => lines[at]!.name).sort(),
    }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
}

/** In the order of annex II. */
export function allergensOf(lines: readonly PlanLine[]): ContainedAllergen[] {
  return allergens.flatMap((allergen) => {
    const from = lines.filter(({ facts }) => facts.allergens.includes(allergen)).map(({ name }) => name)
    return from.length === 0 ? [] : [{ allergen, from: [...new Set(from)].sort() }]
  })
}
