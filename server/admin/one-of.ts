import { z } from 'zod'

const largestId = 2_147_483_647

/** The id in a path. */
export const OneOf = z.object({ id: z.coerce.number().int().positive().max(largestId) })
