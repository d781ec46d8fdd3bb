/** Where a query may be found, as the body of the call names it: what stands first weighs most. */
export const searchPriorities = ['name', 'ingredients'] as const
export type SearchPriority = (typeof searchPriorities)[number]
