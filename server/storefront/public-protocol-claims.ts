import { asc, eq, gt, inArray } from 'drizzle-orm'
import { textsOfPublicProtocol } from '#domain/protocols/public-protocol.ts'
import { publicProtocolPath } from '#domain/storefront/links.ts'
import { isAllowedToShare } from '#server/accounts/may-share.ts'
import { users } from '#server/accounts/tables.ts'
import type { ClaimSource, PublishedSubject } from '#server/claims/sources.ts'
import type { Database } from '#server/platform/database.ts'
import { publicProtocolLines, publicProtocols } from '#server/protocols/public/tables.ts'
import { storefronts } from './tables.ts'

const sliceSize = 50

/** The texts of public protocols, for the check of what is published. */
export const publicProtocolClaims: ClaimSource = {
  // `since` is ignored: there are few, and withdrawing one leaves no timestamp to select by.
  async *published(db) {
    for (let after = 0; ; ) {
      const rows = await db
        .select({ protocol: publicProtocols, user: users })
        .from(publicProtocols)
        .innerJoin(users, eq(users.id, publicProtocols.practitionerId))
        .where(gt(publicProtocols.id, after))
        .orderBy(asc(publicProtocols.id))
        .limit(sliceSize)
      if (rows.length > 0) yield await withTexts(db, rows)
      if (rows.length < sliceSize) return
      after = rows.at(-1)!.protocol.id
    }
  },
  async describe(db, ids) {
    const rows = await db
      .select({ protocol: publicProtocols, store: storefronts })
      .from(publicProtocols)
      .leftJoin(storefronts, eq(storefronts.practitionerId, publicProtocols.practitionerId))
      .where(inArray(publicProtocols.id, ids.map(Number)))
    return new Map(
      rows.map(({ protocol: { id, name, slug, publishedAt }, store }) => [
        String(id),
        { name, path: publishedAt && store?.published ? publicProtocolPath(store.name, slug) : null },
      ]),
    )
  },
  editPath: (id) => `/account/practitioner/shop/protocols/${id}`,
}

type Row = { protocol: typeof publicProtocols.$inferSelect; user: typeof users.$inferSelect }

async function withTexts(db: Database, rows: readonly Row[]): Promise<PublishedSubject[]> {
  const shown = rows.filter(({ protocol, user }) => protocol.publishedAt && isAllowedToShare(user))
  const ids = shown.map(({ protocol }) => protocol.id)
  const lines = await db
    .select()
    .from(publicProtocolLines)
    .where(inArray(publicProtocolLines.publicProtocolId, ids))
  return rows.map(({ protocol }) => {
    const { id, practitionerId, language, name, description } = protocol
    const own = lines.filter((line) => line.publicProtocolId === id)
    const products = own.map(({ variantId, note }) => ({ product_variant_id: variantId, note }))
    const texts = ids.includes(id) ? textsOfPublicProtocol({ name, description, products }) : []
    return { id: String(id), practitionerId, texts: texts.map((text) => ({ ...text, language })) }
  })
}
