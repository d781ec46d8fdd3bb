import { eq, inArray, sql } from 'drizzle-orm'
import type { Remindable, RemindableList } from '#contract/renewals.ts'
import { daysBetween } from '#domain/days.ts'
import type { Language } from '#domain/languages.ts'
import { users } from '#server/accounts/tables.ts'
import { isKnownAccount } from '#server/clients/find-clients.ts'
import { clients } from '#server/clients/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { findReachable } from '#server/platform/mail/stopped-emails.ts'
import { protocolShares, protocols } from '#server/protocols/tables.ts'
import { findRenewals } from './find-renewals.ts'

type Listing = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region'>

/** Who needs a reminder and may get one, what runs out first before the rest. */
export async function listRemindable(ctx: Listing): Promise<RemindableList> {
  const { today, renewals } = await findRenewals(ctx)
  const urgent = renewals.filter(({ group }) => group === 'overdue' || group === 'due')
  // The first of each client's renewals; the email names them all.
  const firsts = [...Map.groupBy(urgent, ({ share }) => share.clientId).values()].map(([first]) => first!)
  const readers = await findReaders(
    ctx,
    firsts.map(({ share }) => share.id),
  )
  const data = firsts.flatMap(({ share, runsOutOn }) => {
    const reader = readers.get(share.id)
    return reader ? { ...reader, id: share.id, days: daysBetween(today, runsOutOn!) } : []
  })
  return { data }
}

/** By share; those who have stopped such emails, or whose account may not be used, are left out. */
async function findReaders({ db }: Listing, shareIds: number[]) {
  const rows = await db
    .select({
      shareId: protocolShares.id,
      client: { id: clients.id, first_name: clients.firstName, last_name: clients.lastName },
      protocol: { id: protocols.id, name: protocols.name },
      email: sql<string>`coalesce(${users.email}, ${clients.email})`,
      language: sql<Language>`coalesce(${users.language}, ${clients.language})`,
      deactivatedAt: users.deactivatedAt,
    })
    .from(protocolShares)
    .innerJoin(clients, eq(clients.id, protocolShares.clientId))
    .innerJoin(protocols, eq(protocols.id, protocolShares.protocolId))
    .leftJoin(users, isKnownAccount)
    .where(inArray(protocolShares.id, shareIds))
  const reachable = await findReachable(
    db,
    rows.map(({ email }) => email),
    'renewals',
  )
  return new Map<number, Pick<Remindable, 'client' | 'protocol' | 'language'>>(
    rows
      .filter(({ email, deactivatedAt }) => deactivatedAt === null && reachable.has(email))
      .map(({ shareId, client, protocol, language }) => [shareId, { client, protocol, language }]),
  )
}
