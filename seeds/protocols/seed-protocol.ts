import { withChange } from '#domain/protocols/lines.ts'
import { defaultLinkExpiry } from '#domain/protocols/link-life.ts'
import type { Region } from '#domain/regions.ts'
import type { SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { sealText } from '#server/platform/sealing/sealed-texts.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { countSharing } from '#server/practitioners/milestones/count-sharing.ts'
import { insertProtocol } from '#server/protocols/insert-protocol.ts'
import { changeLines } from '#server/protocols/lines/change-lines.ts'
import { mintLinkToken } from '#server/protocols/sharing/link-tokens.ts'
import { protocolLinks, protocolShares } from '#server/protocols/tables.ts'
import { keepVersion } from '#server/protocols/versions/keep-version.ts'
import type { Variants } from './find-variants.ts'
import type { SeededProtocol, SeededShare } from './seeded-protocol.ts'

/** A practitioner with their clients, while their history is created. */
export type Practice = {
  db: Database
  sealing: Sealing
  region: Region
  ago: (days: number) => Date
  actor: SignedIn
  variants: Variants
  clients: Map<string, number>
}
type Event = { daysAgo: number; happen: () => Promise<void> }

/** Creates a protocol and then its history, step by step. */
export async function seedProtocol(practice: Practice, protocol: SeededProtocol): Promise<void> {
  const { db, actor, variants, ago } = practice
  const { name, description, shares = [], changes = [], link } = protocol
  const lines = protocol.lines.flatMap(({ of, quantity = 1, notes = null, dose = null }) => {
    const variantId = variants.get(of)
    return variantId === undefined ? [] : [{ variantId, quantity, notes, dose }]
  })
  const made = { db, actor, now: ago(protocol.daysAgo) }
  const id = await insertProtocol(made, { name, description, lines })
  const events: Event[] = [
    ...shares.map((share) => ({
      daysAgo: share.daysAgo,
      happen: () => insertShare(practice, id, share, protocol.reason ?? null),
    })),
    ...changes.map(({ daysAgo, of, ...change }) => ({
      daysAgo,
      async happen() {
        const variantId = variants.get(of)
        if (!variantId) return
        const ctx = { db, actor, now: ago(daysAgo) }
        await changeLines(ctx, id, (present) => withChange(present, variantId, change))
      },
    })),
    ...(link ? [{ daysAgo: link.daysAgo, happen: () => insertOpenLink(practice, id, link) }] : []),
  ]
  for (const { happen } of events.toSorted((a, b) => b.daysAgo - a.daysAgo)) await happen()
}

async function insertShare(
  practice: Practice,
  protocolId: number,
  share: SeededShare,
  reason: string | null,
) {
  const { db, actor, ago, clients, sealing } = practice
  const clientId = clients.get(share.with)
  if (clientId === undefined) return
  const now = ago(share.daysAgo)
  await keepVersion({ db, now }, protocolId)
  const [inserted] = await db
    .insert(protocolShares)
    .values({
      protocolId,
      clientId,
      reason,
      sealedNotes: sealText(sealing, share.notes ?? null),
      sharedAt: now,
      openedAt: share.openedDaysAgo === undefined ? null : ago(share.openedDaysAgo),
    })
    .returning({ id: protocolShares.id })
  await insertLink(practice, { protocolId, shareId: inserted!.id, createdAt: now })
  await countSharing({ db, now }, actor.id, { newShares: 1, newClients: 0 })
}

async function insertOpenLink(
  practice: Practice,
  protocolId: number,
  { daysAgo, visits }: NonNullable<SeededProtocol['link']>,
) {
  const createdAt = practice.ago(daysAgo)
  await keepVersion({ db: practice.db, now: createdAt }, protocolId)
  await insertLink(practice, { protocolId, visits, createdAt })
}

type Link = Pick<typeof protocolLinks.$inferInsert, 'protocolId' | 'shareId' | 'visits'>

async function insertLink({ db, sealing, region }: Practice, link: Link & { createdAt: Date }) {
  const expiresAt = defaultLinkExpiry(region, link.createdAt)
  await db.insert(protocolLinks).values({ ...link, ...mintLinkToken(sealing), expiresAt })
}
