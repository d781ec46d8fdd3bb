import { productCountries } from '#server/catalogue/restrictions/tables.ts'
import { stockBatches } from '#server/catalogue/stock/tables.ts'
import { contentEntries } from '#server/content/tables.ts'
import { adverseReactions } from '#server/orders/reactions/tables.ts'
import { orderLines } from '#server/orders/tables.ts'
import type { Database } from '#server/platform/database.ts'

/** What the rows of a person refer to: a page of the team's content, and a batch. */
export async function fillTexts(db: Database, variantId: number): Promise<void> {
  const page = { kind: 'page', slug: 'about', content: { texts: {}, ad: null, template: null } } as const
  await db.insert(contentEntries).values({ ...page, changedAt: new Date() })
  const batch = { variantId, number: 'L1', bestBefore: '2028-01-31' }
  await db.insert(stockBatches).values({ ...batch, createdAt: new Date() })
}

/** A reported reaction to something that was ordered, and who decided where a product may be sold. */
export async function fillReactionAndDecision(
  db: Database,
  report: { userId: number; sealedReport: string },
): Promise<void> {
  const [line] = await db.select().from(orderLines)
  const now = new Date()
  await db
    .insert(adverseReactions)
    .values({ ...report, orderLineId: line!.id, consentedAt: now, reportedAt: now })
  await db.update(productCountries).set({ decidedBy: report.userId })
}
