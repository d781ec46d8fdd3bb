/** Lists of a practitioner's clients; every filter but `archived` leaves archived clients out. */
export const clientFilters = ['all', 'active', 'invited', 'never-bought', 'no-protocol', 'archived'] as const
export type ClientFilter = (typeof clientFilters)[number]

export const clientSortings = ['last-order', 'name', 'turnover', 'newest'] as const
export type ClientSorting = (typeof clientSortings)[number]

export const clientsOnPage = 20
export const clientNotesMaximum = 20_000
