import { hasLimits, type Limits, readLimits } from './limits.ts'

/** The filter groups of the catalogue, as named in the query string. */
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

/** The selected ids of each group, and limits of numbers. */
export type FilterChoice = Record<FilterGroup, readonly number[]> & Limits

/**
 * In these groups all selected options must match: anyone who selects gluten-free and milk-free needs both. In the other
 * groups one match is enough.
 */
const demandingGroups: readonly FilterGroup[] = ['suitable_for', 'free_from']

export function isDemanding(group: FilterGroup): boolean {
  return demandingGroups.includes(group)
}

/** An option of a filter group. */
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

/** The distinct positive integers of a comma-separated list; anything else is ignored. */
export function idsOf(text: string | null | undefined): number[] {
  const ids = (text ?? '').split(',').map((part) => (/^\s*\d{1,15}\s*$/.test(part) ? Number(part) : 0))
  return [...new Set(ids.filter((id) => id > 0))]
}

/** The filters selected in a URL. Ids that are not among the loaded options (nested ones included) are ignored. */
export function filtersFromUrl(query: URLSearchParams, options: OptionTrees): FilterChoice {
  const choice = { ...noFilters }
  for (const group of filterGroups) {
    choice[group] = idsOf(query.get(group)).filter((id) => hasOption(options[group], id))
  }
  return { ...choice, ...readLimits(query).limits }
}

export function hasOption(options: readonly OptionNode[], id: number): boolean {
  return options.some((option) => option.id === id || hasOption(option.children ?? [], id))
}

export function hasFilters(choice: FilterChoice): boolean {
  return hasLimits(choice) || filterGroups.some((group) => choice[group].length > 0)
}

export function withFilter(choice: FilterChoice, group: FilterGroup, id: number): FilterChoice {
  return choice[group].includes(id) ? choice : { ...choice, [group]: [...choice[group], id] }
}

export function withoutFilter(choice: FilterChoice, group: FilterGroup, id: number): FilterChoice {
  return { ...choice, [group]: choice[group].filter((chosen) => chosen !== id) }
}
