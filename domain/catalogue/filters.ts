import { type Minor, toMinor } from '../money.ts'

/** The kinds of option a catalogue is filtered by, as they stand in the query string. */
export const filterGroups = [
  'categories',
  'health_goals',
  'brands',
  'delivery_form',
  'suitable_for',
  'free_from',
  'availability',
  'zero_waste',
] as const
export type FilterGroup = (typeof filterGroups)[number]

/** The ids chosen in each group, and the highest price, which the query string has in major units. */
export type FilterChoice = Record<FilterGroup, readonly number[]> & { price_max?: Minor | undefined }

/** Inside these groups every choice must hold: who asks for gluten-free and milk-free needs both. Elsewhere one is enough. */
const demandingGroups: readonly FilterGroup[] = ['suitable_for', 'free_from']

export function isDemanding(group: FilterGroup): boolean {
  return demandingGroups.includes(group)
}

/** An option of a group as the option tree holds it. */
export type OptionNode = { id: number; children?: readonly OptionNode[] | undefined }
export type OptionTrees = Record<FilterGroup, readonly OptionNode[]>

export const noFilters: FilterChoice = {
  categories: [],
  health_goals: [],
  brands: [],
  delivery_form: [],
  suitable_for: [],
  free_from: [],
  availability: [],
  zero_waste: [],
}

/** A price as an address and the API have it: above zero, with at most two decimals. */
export const pricePattern = /^(?=.*[1-9])\d{1,6}(?:\.\d{1,2})?$/

export function priceOf(text: string | null | undefined): Minor | undefined {
  return text && pricePattern.test(text) ? toMinor(Number(text)) : undefined
}

/** Positive integers of a comma-separated list, each once; all else in it is left out. */
export function idsOf(text: string | null | undefined): number[] {
  const ids = (text ?? '').split(',').map((part) => (/^\s*\d{1,15}\s*$/.test(part) ? Number(part) : 0))
  return [...new Set(ids.filter((id) => id > 0))]
}

/** What an address chooses. Ids that no loaded option has, nested ones included, are ignored. */
export function filtersFromUrl(query: URLSearchParams, options: OptionTrees): FilterChoice {
  const choice = { ...noFilters }
  for (const group of filterGroups) {
    choice[group] = idsOf(query.get(group)).filter((id) => hasOption(options[group], id))
  }
  return { ...choice, ...priceMaxIn(query) }
}

/** Absent where the address says none, or nothing that is a price. */
export function priceMaxIn(query: URLSearchParams): Pick<FilterChoice, 'price_max'> {
  const price = priceOf(query.get('price_max'))
  return price === undefined ? {} : { price_max: price }
}

export function hasOption(options: readonly OptionNode[], id: number): boolean {
  return options.some((option) => option.id === id || hasOption(option.children ?? [], id))
}

export function hasFilters(choice: FilterChoice): boolean {
  return choice.price_max !== undefined || filterGroups.some((group) => choice[group].length > 0)
}

export function withFilter(choice: FilterChoice, group: FilterGroup, id: number): FilterChoice {
  return choice[group].includes(id) ? choice : { ...choice, [group]: [...choice[group], id] }
}

export function withoutFilter(choice: FilterChoice, group: FilterGroup, id: number): FilterChoice {
  return { ...choice, [group]: choice[group].filter((chosen) => chosen !== id) }
}
