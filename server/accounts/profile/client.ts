import { and, eq, isNull } from 'drizzle-orm'
import type { ClientProfile, ClientProfileChange } from '#contract/accounts.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { getUser } from '../find-users.ts'
import { users } from '../tables.ts'
import { clientProfileOf, readContact } from './contact.ts'

export async function getClientProfile({
  db,
  actor,
}: Pick<Ctx<SignedIn>, 'actor' | 'db'>): Promise<ClientProfile> {
  return clientProfileOf(await getUser(db, actor.id))
}

export async function changeClientProfile(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  change: ClientProfileChange,
): Promise<ClientProfile> {
  const isThere = and(eq(users.id, ctx.actor.id), isNull(users.erasedAt))
  await ctx.db.update(users).set(readContact(change)).where(isThere)
  return getClientProfile(ctx)
}
