import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { productCountries } from '#server/catalogue/restrictions/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { maxWaitMs } from './max-wait.ts'
import type { ProtocolsShop } from './protocols-api.ts'

type Row = typeof productCountries.$inferInsert

/** An admin has decided that a product is not sold in a country, or something else. */
export async function decideFor(
  { catalogue, db }: Pick<ProtocolsShop, 'catalogue' | 'db'>,
  variantId: number,
  country: string,
  given: Partial<Row> = {},
): Promise<void> {
  const [product] = await db
    .select({ id: variants.productId })
    .from(variants)
    .where(eq(variants.id, variantId))
  const decision: Row = {
    productId: product!.id,
    country,
    state: 'blocked',
    reason: 'ingredient',
    source: 'The authority’s list',
    since: '2023-04-01',
    rules: [],
    decidedAt: new Date(),
    ...given,
  }
  await db
    .insert(productCountries)
    .values(decision)
    .onConflictDoUpdate({ target: [productCountries.productId, productCountries.country], set: decision })
  const isBlocked = () => catalogue.blockedOf([variantId], { country, language: 'en' }).has(variantId)
  await vi.waitUntil(() => isBlocked() === (decision.state === 'blocked'), { timeout: maxWaitMs })
}
