import { eq } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Region } from '#domain/regions.ts'
import { users } from '#server/accounts/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { publicProtocolLines, publicProtocols } from '#server/protocols/public/tables.ts'
import { changeStore } from '#server/storefront/change-store.ts'
import { createStore } from '#server/storefront/create-store.ts'
import { renameStore } from '#server/storefront/names.ts'
import { publishStore } from '#server/storefront/publish-store.ts'
import { storefronts } from '#server/storefront/tables.ts'
import { lukas, sanne } from '../people/colleagues.ts'
import { findVariants, type Variants } from '../protocols/find-variants.ts'
import { brandt, deBoer } from './colleagues.ts'
import { filled } from './filled.ts'
import { lindehof, type SeededStore } from './lindehof.ts'

const stores: readonly [email: string, store: SeededStore][] = [
  ['ilse@verbena.example', lindehof],
  [sanne.email, deBoer],
  [lukas.email, brandt],
]

/** The published shop pages of Ilse and her colleagues. Runs once. */
export async function seedStores(
  database: Database,
  { region, now }: { region: Region; now: Date },
): Promise<void> {
  await database.transaction(async (db) => {
    if ((await db.$count(storefronts)) > 0) return
    const variants = await findVariants(db)
    for (const [email, store] of stores) {
      const [keeper] = await db.select().from(users).where(eq(users.email, email)).for('update')
      if (keeper) await publishSeeded({ db, region, now }, { id: keeper.id, store, variants })
    }
  })
}

type Seeding = { db: Database; region: Region; now: Date }
type Seeded = { id: number; store: SeededStore; variants: Variants }

async function publishSeeded({ db, region, now }: Seeding, { id, store, variants }: Seeded): Promise<void> {
  const actor = { id, userTypeId: userTypes.certifiedPractitioner, sessionId: 0 }
  const ctx = { db, actor, now, region }
  await createStore(ctx, { type: 'personal', theme: store.theme })
  await renameStore(ctx, store.name)
  const { revision } = await changeStore(ctx, (content, nextId) =>
    filled(content, store, { variants, nextId }),
  )
  await publishStore(ctx, revision)
  await insertProtocols(ctx, store, variants)
}

async function insertProtocols(
  { db, actor, now }: { db: Database; actor: { id: number }; now: Date },
  { protocols }: SeededStore,
  variants: Variants,
): Promise<void> {
  for (const [position, { lines, ...texts }] of protocols.entries()) {
    const [made] = await db
      .insert(publicProtocols)
      .values({
        ...texts,
        practitionerId: actor.id,
        language: 'en',
        position,
        publishedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: publicProtocols.id })
    await db.insert(publicProtocolLines).values(
      lines.flatMap(({ of, dose = null, note = '' }, at) => {
        const variantId = variants.get(of)
        if (variantId === undefined) return []
        return { publicProtocolId: made!.id, variantId, position: at, quantity: 1, dose, note }
      }),
    )
  }
}
