import type { Database } from '../database.ts'
import type { Jobs } from '../jobs.ts'
import type { LetterName } from './letter-names.ts'

/** `user_id: null`, for an address nobody knows: the same job, so the same cost, and no letter. */
export type LetterJob = { letter: LetterName; user_id: number | null; [id: `${string}_id`]: number | null }

/** Leaves a letter to the queue, in the caller's transaction: none goes out for what was rolled back. */
export async function queueLetter({ db, jobs }: { db: Database; jobs: Jobs }, job: LetterJob): Promise<void> {
  await jobs.enqueue(db, 'mail', job)
}
