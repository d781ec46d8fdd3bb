import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Product } from '#contract/catalogue.ts'
import type { PublishedStore } from '#contract/storefront.ts'
import { sharingTypes, userTypes } from '#domain/accounts/user-types.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import type { Language } from '#domain/languages.ts'
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
export async function getPublishedStore(
  ctx: Reading,
  { name: text, language }: { name: string; language: Language },
): Promise<PublishedStore> {
  const { store, user, practice, published } = await getPublishedRow(ctx, text)
  return presentPublished(
    { name: store.name, published },
    {
      firstName: user.firstName,
      lastName: user.lastName,
      organisationName: practice?.organisationName ?? null,
      healthProfession: practice?.healthProfession ?? null,
      isCertified: user.userTypeId === userTypes.certifiedPractitioner,
    },
    {
      currency: ctx.currency,
      products: recommendedProducts(ctx, published.product_variant_ids, language),
    },
  )
}

/** The practitioner whose published page this is, and what they give to new clients. */
export async function getStoreOwner(
  ctx: Pick<Ctx, 'db' | 'now'>,
  name: string,
): Promise<{ practitionerId: number; welcomeDiscount: DiscountRate }> {
  const { store, published } = await getPublishedRow(ctx, name)
  return { practitionerId: store.practitionerId, welcomeDiscount: published.welcome_discount }
}

async function getPublishedRow(ctx: Pick<Ctx, 'db' | 'now'>, text: string) {
  const name = storeNameOf(text)
  const found = (await findByName(ctx.db, name)) ?? (await findByFormerName(ctx, name)) ?? refuse('not-found')
  const { published } = found.store
  if (!published || !maySignIn(found.user) || !sharingTypes.includes(found.user.userTypeId))
    return refuse('store-gone')
  return { ...found, published }
}

/** Of those who may publish, for search engines. */
export async function listPublishedStores(db: Database): Promise<{ name: string; publishedAt: Date }[]> {
  const rows = await db
    .select({ name: storefronts.name, publishedAt: storefronts.publishedAt })
    .from(storefronts)
    .innerJoin(users, eq(users.id, storefronts.practitionerId))
    .where(
      and(
        isNotNull(storefronts.publishedAt),
        inArray(users.userTypeId, [...sharingTypes]),
        isNull(users.deactivatedAt),
      ),
    )
    .orderBy(asc(storefronts.practitionerId))
  return rows.flatMap(({ name, publishedAt }) => (publishedAt ? [{ name, publishedAt }] : []))
}

/** As everybody sees them, with the recommended variant only; those no longer for sale are missing. */
function recommendedProducts(
  { products }: Pick<Reading, 'products'>,
  variantIds: readonly number[],
  language: Language,
): Map<number, Product> {
  const sold = products.ofVariants(variantIds, { language, practitionerPrices: false })
  return new Map(
    [...sold].map(([id, { product }]) => {
      const { actives: _, ...facts } = product
      return [id, { ...facts, variants: facts.variants.filter((variant) => variant.id === id) }]
    }),
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

async function findByFormerName({ db, now }: Pick<Ctx, 'db' | 'now'>, name: string) {
  const [found] = await withOwner(db)
    .innerJoin(formerStoreNames, eq(formerStoreNames.practitionerId, storefronts.practitionerId))
    .where(and(eq(formerStoreNames.name, name), gt(formerStoreNames.expiresAt, now)))
  return found
}
