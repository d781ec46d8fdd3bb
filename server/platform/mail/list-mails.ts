import { desc } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { mails } from './tables.ts'

const shownAtMost = 200

/** Sent emails, newest first. */
export async function listMails(db: Database) {
  const rows = await db.select().from(mails).orderBy(desc(mails.id)).limit(shownAtMost)
  return rows.map(({ id, recipient, subject, text, html, createdAt }) => ({
    id,
    to: recipient,
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    created_at: createdAt.toISOString(),
  }))
}
export type ListedMail = Awaited<ReturnType<typeof listMails>>[number]
