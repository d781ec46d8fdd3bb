import { channel } from 'node:diagnostics_channel'
import { setTimeout as wait } from 'node:timers/promises'
import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { type Database, retryableErrors, sqlState } from './database.ts'
import { Refusal } from './problems.ts'

/** Receives the error code each time a transaction is repeated. */
export const repeatedTransactions = channel('verbena:transaction-repeated')

const triesMaximum = 3
const pauseMs = 50

/** Thrown inside a transaction if what it had to lock first has changed before it had locked the rest. */
export class RetryTransaction extends Refusal {
  constructor() {
    super('still-running')
  }
}

/**
 * Does `work` in a transaction, and repeats it if the database rolled it back in favour of another: its effects outside
 * the database must be repeatable. Within a transaction it is part of that one, which is repeated as a whole.
 */
export async function transact<Answer>(
  db: Database,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  if (is(db, PgTransaction)) return db.transaction(work)
  for (let tries = 1; ; tries++)
    try {
      return await db.transaction(work)
    } catch (error) {
      const code = sqlState(error)
      const isPassing = error instanceof RetryTransaction || retryableErrors.includes(code ?? '')
      if (!isPassing || tries === triesMaximum) throw error
      repeatedTransactions.publish(code ?? 'overtaken')
      // Random, so that the same two do not collide again.
      await wait(Math.random() * pauseMs * tries)
    }
}
