import { and, eq } from 'drizzle-orm'
import { basketDays } from '#domain/baskets/limits.ts'
import { dayMs } from '#domain/local-time.ts'
import { users } from '#server/accounts/tables.ts'
import { basketLines, baskets } from '#server/baskets/tables.ts'
import { clients } from '#server/clients/tables.ts'
import type { Database } from '#server/platform/database.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { mintLinkToken } from '#server/protocols/sharing/link-tokens.ts'
import type { DemoProductName } from '../protocols/demo-products.ts'
import { findVariants, type Variants } from '../protocols/find-variants.ts'

type SeededBasket = {
  email: string
  message: string
  lines: readonly (readonly [DemoProductName, quantity: number])[]
  /** Days before today; null for a draft. */
  sentDaysAgo: number | null
}

const seeded: readonly SeededBasket[] = [
  {
    email: 'anna@verbena.example',
    message: 'As we discussed: enough for the next two months. Leave out what you still have at home.',
    lines: [
      ['magnesium', 2],
      ['omega3', 1],
      ['vitaminD', 1],
    ],
    sentDaysAgo: 1,
  },
  {
    email: 'sofie.lemmens@example.org',
    message: '',
    lines: [
      ['magnesium', 1],
      ['zinc', 1],
    ],
    sentDaysAgo: null,
  },
]

type SeedBasketsOptions = { db: Database; sealing: Sealing; now: Date }

/** What Ilse prepared for two of her clients. Runs once. */
export async function seedBaskets(options: SeedBasketsOptions): Promise<void> {
  await options.db.transaction(async (db) => {
    const [ilse] = await db.select().from(users).where(eq(users.email, 'ilse@verbena.example')).for('update')
    if (!ilse || (await db.$count(baskets)) > 0) return
    const variants = await findVariants(db)
    for (const basket of seeded) await seedBasket({ ...options, db }, basket, { ilseId: ilse.id, variants })
  })
}

async function seedBasket(
  { db, sealing, now }: SeedBasketsOptions,
  { email, message, lines, sentDaysAgo }: SeededBasket,
  { ilseId, variants }: { ilseId: number; variants: Variants },
): Promise<void> {
  const [client] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.practitionerId, ilseId), eq(clients.email, email)))
  const known = lines.flatMap(([name, quantity]) => {
    const variantId = variants.get(name)
    return variantId === undefined ? [] : { variantId, quantity }
  })
  if (!client || known.length === 0) return
  const at = new Date(now.getTime() - (sentDaysAgo ?? 0) * dayMs)
  const [basket] = await db
    .insert(baskets)
    .values({
      clientId: client.id,
      sealedMessage: message ? sealing.seal(message) : null,
      createdAt: at,
      changedAt: at,
      ...(sentDaysAgo !== null && {
        sentAt: at,
        expiresAt: new Date(at.getTime() + basketDays * dayMs),
        ...mintLinkToken(sealing),
      }),
    })
    .returning({ id: baskets.id })
  await db
    .insert(basketLines)
    .values(known.map((line, position) => ({ ...line, basketId: basket!.id, position })))
}
