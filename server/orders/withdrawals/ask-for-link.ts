import { sql } from 'drizzle-orm'
import type { WithdrawalAsk } from '#contract/orders.ts'
import { readOrderNumber } from '#domain/orders/states.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { queueLetter } from '#server/platform/mail/queue-letter.ts'
import { transact } from '#server/platform/transact.ts'

const linkHours = 24

type Desk = { db: Database; jobs: Jobs; now: Date }

/** The same work whether or not number and address belong together: only the order's own address ever learns. */
export function askForLink(
  { db, jobs, now }: Desk,
  asked: WithdrawalAsk,
  { sends }: { sends: boolean },
): Promise<void> {
  const id = (sends && readOrderNumber(asked.order_number)) || 0
  const until = new Date(now.getTime() + linkHours * 3_600_000)
  return transact(db, async (tx) => {
    const [link] = await tx.execute<{ id: number; user_id: number | null }>(sql`
      WITH meant AS (
        SELECT id, user_id FROM orders
        WHERE id = ${id} AND lower(email) = lower(${asked.email.normalize('NFC')})
          AND state NOT IN ('pending_payment', 'cancelled', 'expired')
      ), made AS (
        INSERT INTO withdrawal_links (order_id, created_at, expires_at)
        SELECT id, ${now.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz FROM meant
        RETURNING id
      ) SELECT made.id, meant.user_id FROM made, meant`)
    await queueLetter(
      { db: tx, jobs },
      { letter: 'withdrawal-link', user_id: link?.user_id ?? null, link_id: link?.id ?? null },
    )
  })
}
