import { and, count, desc, type SQL, sql } from 'drizzle-orm'
import type { AdminUser, AdminUserPage } from '#contract/admin.ts'
import { users } from '#server/accounts/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, type Page, totalsOf } from '../paging.ts'

/** Newest first; each word of the query stands somewhere in the name or the address. */
export async function listUsers(
  db: Database,
  { query, ...page }: Page & { query: string },
): Promise<AdminUserPage> {
  const found = and(...query.split(/\s+/).filter(Boolean).map(isIn))
  const [counted] = await db.select({ total: count() }).from(users).where(found)
  const rows = await db
    .select()
    .from(users)
    .where(found)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  return { data: rows.map(presentUser), ...totalsOf(page, counted?.total ?? 0) }
}

export function presentUser(user: typeof users.$inferSelect): AdminUser {
  return {
    id: user.id,
    user_type_id: user.userTypeId,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    country: user.country,
    created_at: user.createdAt.toISOString(),
    activated_at: user.activatedAt?.toISOString() ?? null,
    deactivated_at: user.deactivatedAt?.toISOString() ?? null,
    second_factor: user.totpEnabledAt !== null,
  }
}

const { firstName, lastName, email } = users

function isIn(word: string): SQL {
  const everything = plain(sql`${firstName} || ' ' || ${lastName} || ' ' || coalesce(${email}, '')`)
  return sql`position(${plain(sql`${word}::text`)} in ${everything}) > 0`
}

/** Without case and accents, and with letters that are no accented ones spelled out. */
function plain(text: SQL): SQL {
  const marks = '[\u0300-\u036f]'
  const bare = sql`regexp_replace(normalize(${text}, NFKD), ${marks}, '', 'g')`
  const spelled = [
    ['ß', 'ss'],
    ['æ', 'ae'],
    ['œ', 'oe'],
    ['ø', 'o'],
    ['ł', 'l'],
    ['đ', 'd'],
  ].reduce(
    (written, [letter, letters]) => sql`replace(${written}, ${letter}, ${letters})`,
    sql`lower(${bare})`,
  )
  return spelled
}
