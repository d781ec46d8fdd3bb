/** Fields that can be searched, as named in the request body: the first weighs most. */
export const searchPriorities = ['name', 'ingredients'] as const
export type SearchPriority = (typeof searchPriorities)[number]
