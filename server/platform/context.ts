import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { Database } from './database.ts'
import type { Jobs } from './jobs.ts'

/** Who acts. A visitor has no id. */
export type Actor = { id: number | null; userTypeId: UserTypeId | null; sessionId: number | null }
export type SignedIn = { id: number; userTypeId: UserTypeId; sessionId: number }

/** What a command needs; always all of it. */
export type Ctx<Who extends Actor = Actor> = { db: Database; actor: Who; now: Date }
/** For commands that leave work to the queue, in their own transaction. */
export type QueueCtx<Who extends Actor = Actor> = Ctx<Who> & { jobs: Jobs }

export const visitor: Actor = { id: null, userTypeId: null, sessionId: null }
