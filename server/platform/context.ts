import type { Database } from './database.ts'

/** Who acts. A visitor has no id. */
export type Actor = { id: number | null; userTypeId: 1 | 2 | 3 | 4 | null }

/** What a command needs of the world; always all of it. */
export type Ctx = { db: Database; actor: Actor; now: Date }

export const visitor: Actor = { id: null, userTypeId: null }
