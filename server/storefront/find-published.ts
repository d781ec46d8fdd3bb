import { and, eq, gt } from 'drizzle-orm'
import type { PublishedStore } from '#contract/storefront.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { storeNameOf } from '#domain/storefront/name.ts'
import { maySignIn } from '#server/accounts/find-users.ts'
import { users } from '#server/accounts/tables.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { practitioners } from '#server/practitioners/tables.ts'
import { presentPublished } from './present-store.ts'
import { formerStoreNames, storefronts } from './tables.ts'

type Reading = Pick<Ctx, 'currency' | 'db' | 'now' | 'products'>

/**
 * A published page, also under a former name: then its `name` differs. A page that existed and is not published now is
 * gone, so that search engines forget it.
 */
export async function getPublishedStore(ctx: Reading, text: string): Promise<PublishedStore> {
  const name = storeNameOf(text)
  const found = (await findByName(ctx.db, name)) ?? (await findByFormerName(ctx, name)) ?? refuse('not-found')
  const { store, user, practice } = found
  const { published } = store
  if (!published || !maySignIn(user) || user.userTypeId === userTypes.practitioner)
    return refuse('store-gone')
  const packs = ctx.products.packsOf(published.product_variant_ids)
  return presentPublished(
    { name: store.name, published },
    {
      firstName: user.firstName,
      lastName: user.lastName,
      organisationName: practice?.organisationName ?? null,
      healthProfession: practice?.healthProfession ?? null,
      isCertified: user.userTypeId === userTypes.certifiedPractitioner,
    },
    { currency: ctx.currency, isForSale: (id) => packs.has(id) },
  )
}

const withOwner = (db: Database) =>
  db
    .select({ store: storefronts, user: users, practice: practitioners })
    .from(storefronts)
    .innerJoin(users, eq(users.id, storefronts.practitionerId))
    .leftJoin(practitioners, eq(practitioners.userId, users.id))

async function findByName(db: Database, name: string) {
  const [found] = await withOwner(db).where(eq(storefronts.name, name))
  return found
}

async function findByFormerName({ db, now }: Reading, name: string) {
  const [found] = await withOwner(db)
    .innerJoin(formerStoreNames, eq(formerStoreNames.practitionerId, storefronts.practitionerId))
    .where(and(eq(formerStoreNames.name, name), gt(formerStoreNames.expiresAt, now)))
  return found
}
