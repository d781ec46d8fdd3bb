import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import type { Letter, LetterWorld } from '#server/platform/mail/letter.ts'
import { stockRequests } from '#server/wishlist/tables.ts'
import { picturesOf } from './parts.ts'
import type { OrderLettersWorld } from './world.ts'

/** What somebody waited for can be had again. */
export async function backInStock(
  world: OrderLettersWorld,
  { db }: LetterWorld,
  id: number,
): Promise<Letter | undefined> {
  const [found] = await db
    .select({ variantId: stockRequests.variantId, reader: users })
    .from(stockRequests)
    .innerJoin(users, eq(users.id, stockRequests.userId))
    .where(and(eq(stockRequests.id, id), isNull(users.deactivatedAt)))
  const { variantId, reader } = found ?? {}
  if (!variantId || !reader?.email) return undefined
  const { email: to, firstName, language } = reader
  const pictures = await picturesOf(world, [variantId], language)
  const sold = world.products.ofVariants([variantId], { language, practitionerPrices: true }).get(variantId)
  if (!sold) return undefined
  const { name, slug, brand } = sold.product
  return {
    ...{ to, firstName, language, texts: 'back-in-stock', reason: 'stock' },
    values: { product: name },
    lines: [{ name, note: brand.name, amount: '', picture: pictures.get(variantId) }],
    button: { path: `/products/${slug}?variant=${variantId}` },
  }
}
