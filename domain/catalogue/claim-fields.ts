/** The texts of a product in which a claim could stand; its list of ingredients contains names only. */
export const claimFields = ['name', 'description', 'usage', 'warning'] as const
export type ClaimField = (typeof claimFields)[number]
