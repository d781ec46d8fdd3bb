import type { Language } from '#domain/languages.ts'
import type { Database } from '../database.ts'
import type { Jobs } from '../jobs.ts'
import type { LetterName } from './letter-names.ts'
import { partingAddresses } from './tables.ts'

/** `user_id: null`, for an address nobody knows: the same job, so the same cost, and no letter. */
export type LetterJob = { letter: LetterName; user_id: number | null; [id: `${string}_id`]: number | null }
type Deps = { db: Database; jobs: Jobs }
type Parting = {
  letter: 'email-changed' | 'account-erased'
  /** Null when the account is gone. */
  userId: number | null
  address: string
  firstName: string
  language: Language
  now: Date
}

/** Leaves a letter to the queue, in the caller's transaction: none goes out for what was rolled back. */
export async function queueLetter({ db, jobs }: Deps, job: LetterJob): Promise<void> {
  await jobs.enqueue(db, 'mail', job)
}

/** For the address that an account loses now, and which could not be looked up any more when the letter is written. */
export async function queuePartingLetter(
  desk: Deps,
  { letter, userId, now, ...reader }: Parting,
): Promise<void> {
  const [kept] = await desk.db
    .insert(partingAddresses)
    .values({ ...reader, createdAt: now })
    .returning({ id: partingAddresses.id })
  await queueLetter(desk, { letter, user_id: userId, address_id: kept!.id })
}
