/** Lists of a practitioner's clients; every filter but `archived` leaves archived clients out. */
export const clientFilters = [
  'all',
  'active',
  'invited',
  'running-out',
  'never-bought',
  'no-protocol',
  'archived',
] as const
export type ClientFilter = (typeof clientFilters)[number]
/** What runs out is calculated from doses and orders, which takes longer than counting. */
export type CountedFilter = Exclude<ClientFilter, 'running-out'>
export const countedFilters = clientFilters.filter(
  (filter): filter is CountedFilter => filter !== 'running-out',
)

export const clientSortings = ['last-order', 'name', 'turnover', 'newest'] as const
export type ClientSorting = (typeof clientSortings)[number]

export const clientsOnPage = 20
export const clientNotesMaximum = 20_000
