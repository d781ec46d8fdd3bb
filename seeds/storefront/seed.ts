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
import { findVariants, type Variants } from '../protocols/find-variants.ts'
import { filled } from './filled.ts'
import { lindehof, type SeededStore } from './lindehof.ts'

/** Ilse’s published shop page. Runs once. */
export async function seedStore(
  database: Database,
  { region, now }: { region: Region; now: Date },
): Promise<void> {
  await database.transaction(async (db) => {
    const [ilse] = await db.select().from(users).where(eq(users.email, 'ilse@verbena.example')).for('update')
    if (!ilse || (await db.$count(storefronts)) > 0) return
    const actor = { id: ilse.id, userTypeId: userTypes.certifiedPractitioner, sessionId: 0 }
    const ctx = { db, actor, now, region }
    await createStore(ctx, { type: 'personal', theme: lindehof.theme })
    await renameStore(ctx, lindehof.name)
    const variants = await findVariants(db)
    await changeStore(ctx, (content, nextId) => filled(content, lindehof, { variants, nextId }))
    await publishStore(ctx)
    await insertProtocols(ctx, lindehof, variants)
  })
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
