import { z } from 'zod'

const largestId = 2_147_483_647

/** The id in a path, within the database's range. */
export const PathId = z.object({ id: z.coerce.number().int().positive().max(largestId) })
