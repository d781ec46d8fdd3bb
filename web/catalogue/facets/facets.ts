import type { Filters, Option } from '#contract/catalogue.ts'
import type { FilterChoice, FilterGroup } from '#domain/catalogue/filters.ts'
import { type LimitName, limitNames } from '#domain/catalogue/limits.ts'

/** The filter groups of the sidebar, and how many options each shows at first. */
export const sidebarGroups = [
  ['categories', 7],
  ['health_goals', 5],
  ['brands', 8],
  ['availability', 2],
  ['delivery_form', 5],
  ['free_from', 4],
  ['suitable_for', 4],
  ['zero_waste', 1],
] as const satisfies readonly (readonly [FilterGroup, number])[]

export type FacetOption = { id: number; name: string; count: string; depth?: number; none?: true }
export type Facet = { group: FilterGroup; options: FacetOption[]; more: number }
/** `text` explains the option where the name alone is unclear. */
export type Chip = {
  group: FilterGroup | LimitName | 'query_price'
  id: number
  name: string
  text?: string
}

/** -1 if all of them were shown before. */
export function positionOfFirstNew(options: readonly FacetOption[], before: readonly FacetOption[]): number {
  const known = new Set(before.map(({ id }) => id))
  return options.findIndex(({ id }) => !known.has(id))
}

const previewedChildren = 3

type Rules = {
  choice: FilterChoice
  /** Groups that always show all options. */
  all: readonly FilterGroup[]
  formatCount(count: number): string
}

/** The sidebar's options: the first of each group and all chosen ones; "Show more" reveals the rest. */
export function facetsOf(filters: Filters, { choice, all, formatCount }: Rules): Facet[] {
  return sidebarGroups
    .map(([group, beginning]) => {
      const rows = flatten(filters[group])
      const preview =
        group === 'categories' && choice.categories.length === 0 ? previewOf(filters.categories) : []
      const shown = rows.filter(
        ({ option, depth, position, branch }) =>
          all.includes(group) ||
          choice[group].includes(option.id) ||
          (depth === 0 && position < beginning) ||
          preview.includes(option.id) ||
          (depth > 0 && branch.some((id) => choice[group].includes(id))),
      )
      const options = shown.map(({ option, depth }) => ({
        id: option.id,
        name: option.name,
        count: formatCount(option.count),
        ...(depth > 0 && { depth }),
        ...(option.count === 0 && { none: true as const }),
      }))
      return { group, options, more: rows.length - shown.length }
    })
    .filter(({ options }) => options.length > 0)
}

/** The chosen options by name, in the order of the sidebar. */
export function chipsOf(filters: Filters, choice: FilterChoice): Chip[] {
  return sidebarGroups.flatMap(([group]) => {
    const rows = flatten(filters[group])
    return choice[group].flatMap((id) => {
      const found = rows.find(({ option }) => option.id === id)
      return found ? [{ group, id, name: found.option.name }] : []
    })
  })
}

const untitled: readonly Chip['group'][] = [
  'free_from',
  'suitable_for',
  'availability',
  ...limitNames,
  'query_price',
]

/** If exactly one category, brand or goal is chosen, it is the page's title. */
export function titleOf(chips: readonly Chip[]): string | undefined {
  const [only, ...others] = chips
  if (!only || others.length > 0 || untitled.includes(only.group)) return undefined
  return only.name
}

type Row = { option: Option; depth: number; position: number; branch: number[] }

function flatten(options: readonly Option[], branch: number[] = []): Row[] {
  return options.flatMap((option, position) => [
    { option, depth: branch.length, position, branch },
    ...flatten(option.children ?? [], [...branch, option.id]),
  ])
}

/** The largest category with subcategories is expanded, to show that there are subcategories. */
function previewOf(categories: readonly Option[]): number[] {
  const withParts = categories.slice(0, sidebarGroups[0][1]).filter(({ children }) => children?.length)
  const largest = withParts.toSorted((a, b) => b.count - a.count)[0]
  return largest?.children?.slice(0, previewedChildren).map(({ id }) => id) ?? []
}
