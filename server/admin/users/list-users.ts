import { count, desc, sql } from 'drizzle-orm'
import type { AdminUser, AdminUserPage } from '#contract/admin.ts'
import { users } from '#server/accounts/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, type Page, totalsOf } from '#server/platform/paging.ts'
import { hasAllWords } from '#server/platform/word-filter.ts'

const { firstName, lastName, email } = users

/** Newest first; each word of the query must occur in the name or address. */
export async function listUsers(
  db: Database,
  { query, ...page }: Page & { query: string },
): Promise<AdminUserPage> {
  const everything = sql`${firstName} || ' ' || ${lastName} || ' ' || coalesce(${email}, '')`
  const found = hasAllWords(everything, query)
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
