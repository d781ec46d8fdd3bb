import type { DirectoryPage } from '#contract/storefront.ts'
import { type DirectoryChoice, type DirectoryGroup, directoryGroups } from '#domain/storefront/directory.ts'
import { queryString } from '../../platform/query-string.ts'
import { pageParam } from '../../platform/url-params.ts'

export type DirectoryView = DirectoryChoice & { page: number }

export function viewOf(search: URLSearchParams): DirectoryView {
  const chosen = directoryGroups.flatMap((group) => {
    const value = search.get(group)
    return value ? [[group, value] as const] : []
  })
  return { ...Object.fromEntries(chosen), page: pageParam(search) }
}

/** The query string of a view; empty for the first page without filters. */
export function searchOf({ page, ...choice }: DirectoryView): string {
  const chosen = directoryGroups.map((group) => [group, choice[group]])
  return queryString({ ...Object.fromEntries(chosen), page: page > 1 && page })
}

export type FilterLink = { value: string; name: string; count: number; isChosen: boolean; search: string }
export type FilterGroup = { group: DirectoryGroup; links: FilterLink[] }

/** A link for each option: it chooses the option, or takes the choice back. */
export function filterGroupsOf(
  view: DirectoryView,
  options: DirectoryPage['options'],
  nameOf: (group: DirectoryGroup, option: DirectoryPage['options'][DirectoryGroup][number]) => string,
): FilterGroup[] {
  return directoryGroups
    .map((group) => ({
      group,
      links: options[group].map((option) => {
        const isChosen = view[group] === option.key
        const next = { ...view, [group]: isChosen ? undefined : option.key, page: 1 }
        return {
          value: option.key,
          name: nameOf(group, option),
          count: option.count,
          isChosen,
          search: searchOf(next),
        }
      }),
    }))
    .filter(({ links }) => links.length > 0)
}
