import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Address, AddressBook, SavedAddress } from '#contract/checkout.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { addresses } from '../tables.ts'

export const addressesMaximum = 50

type Row = typeof addresses.$inferSelect
type Changed = { address: Address; isDefault: boolean }

/** The default first, then newest first. */
export async function listAddresses(db: Database, userId: number): Promise<AddressBook> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id))
  return { data: rows.map(present) }
}

/** The first address becomes the default. One already in the book is not added again: its response may have been lost. */
export function addAddress(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  { address, isDefault }: Changed,
): Promise<SavedAddress> {
  return inBook(ctx, async (db, userId) => {
    const { data } = await listAddresses(db, userId)
    const known = data.find((one) => isSame(one, address))
    if (known) return isDefault ? makeDefault(db, userId, known) : known
    if (data.length >= addressesMaximum) return refuse('addresses-full')
    if (isDefault) await noDefault(db, userId)
    const [row] = await db
      .insert(addresses)
      .values({
        ...columnsOf(address),
        userId,
        isDefault: isDefault || data.length === 0,
        createdAt: ctx.now,
      })
      .returning()
    return present(row!)
  })
}

/** There is always a default: it changes only when another address becomes it. Without an address, that alone happens. */
export function changeAddress(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  id: number,
  { address, isDefault }: Pick<Changed, 'isDefault'> & Partial<Changed>,
): Promise<SavedAddress> {
  return inBook(ctx, async (db, userId) => {
    if (isDefault) await noDefault(db, userId, id)
    const [row] = await db
      .update(addresses)
      .set({ ...(address && columnsOf(address)), ...(isDefault && { isDefault }) })
      .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
      .returning()
    return row ? present(row) : refuse('not-found')
  })
}

/** The newest remaining address becomes the default. */
export function removeAddress(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  id: number,
): Promise<AddressBook> {
  return inBook(ctx, async (db, userId) => {
    const [gone] = await db
      .delete(addresses)
      .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
      .returning({ isDefault: addresses.isDefault })
    if (!gone) return refuse('not-found')
    if (gone.isDefault) await passDefaultOn(db, userId)
    return listAddresses(db, userId)
  })
}

/** A full book stays as it is. */
export async function keepAddress(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  address: Address,
): Promise<void> {
  const { data } = await listAddresses(ctx.db, ctx.actor.id)
  if (data.length < addressesMaximum) await addAddress(ctx, { address, isDefault: false })
}

function isSame(one: Address, other: Address): boolean {
  return isDeepStrictEqual(columnsOf(one), columnsOf(other))
}

function inBook<Answer>(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  work: (tx: Database, userId: number) => Promise<Answer>,
): Promise<Answer> {
  return transact(db, async (tx) => {
    await lockUser(tx, actor.id)
    return work(tx, actor.id)
  })
}

async function makeDefault(db: Database, userId: number, known: SavedAddress): Promise<SavedAddress> {
  await noDefault(db, userId, known.id)
  await db.update(addresses).set({ isDefault: true }).where(eq(addresses.id, known.id))
  return { ...known, is_default: true }
}

async function noDefault(db: Database, userId: number, but = 0): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true), ne(addresses.id, but)))
}

async function passDefaultOn(db: Database, userId: number): Promise<void> {
  const [next] = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.id))
    .limit(1)
  if (next) await db.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id))
}

function columnsOf(address: Address) {
  return {
    firstName: address.first_name,
    lastName: address.last_name,
    company: address.company,
    street: address.street,
    postalCode: address.postal_code,
    city: address.city,
    addressRegion: address.address_region,
    country: address.country,
    phone: address.phone,
  }
}

function present(row: Row): SavedAddress {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    company: row.company,
    street: row.street,
    postal_code: row.postalCode,
    city: row.city,
    address_region: row.addressRegion,
    country: row.country,
    phone: row.phone,
    is_default: row.isDefault,
  }
}
