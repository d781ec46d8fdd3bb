/** The editor's fields are lower than those of a page, and their labels smaller. */
export const doseLabel = 'mb-1.5 block text-small font-semibold'
export const doseControl = 'field-control h-11 pl-3'

/** The container of a select and its icon. */
export const doseSelect =
  'relative block [&>.icon]:pointer-events-none [&>.icon]:absolute [&>.icon]:top-3.5 [&>.icon]:right-3'
