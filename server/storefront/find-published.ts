import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Product } from '#contract/catalogue.ts'
import type { PublicProtocol } from '#contract/public-protocols.ts'
import type { PublishedStore } from '#contract/storefront.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import type { Language } from '#domain/languages.ts'
import { storeNameOf } from '#domain/storefront/name.ts'
import { isAllowedToShare, mayShare } from '#server/accounts/may-share.ts'
import { users } from '#server/accounts/tables.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { practitioners } from '#server/practitioners/tables.ts'
import { findPublished, listPublished } from '#server/protocols/public/find-public.ts'
import { presentForEveryone } from '#server/protocols/public/present-public.ts'
import { publicProtocols } from '#server/protocols/public/tables.ts'
import { findSharers } from '#server/protocols/sharing/sharers.ts'
import { presentPublished } from './present-store.ts'
import { formerStoreNames, storefronts } from './tables.ts'

type Reading = Pick<Ctx, 'config' | 'currency' | 'db' | 'now' | 'products'>

/**
 * A published page, also under a former name: then its `name` differs. A page that existed and is not published now is
 * gone, so that search engines forget it.
 */
export async function getPublishedStore(
  ctx: Reading & Pick<Ctx, 'logoOf'>,
  { name: text, language }: { name: string; language: Language },
): Promise<PublishedStore> {
  const { store, user, practice, published } = await getPublishedRow(ctx, text)
  const logo = published.logo === null ? undefined : await ctx.logoOf(published.logo)
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
      logoSize: logo ? { width: logo.width, height: logo.height } : null,
      products: recommendedProducts(ctx, published.product_variant_ids, language),
      protocols: await publicProtocolsOf(ctx, store.practitionerId, language),
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

async function publicProtocolsOf(ctx: Reading, practitionerId: number, language: Language) {
  const records = await listPublished(ctx.db, practitionerId)
  return (await presentForEveryone(ctx, records, language)).map(({ listed }) => listed)
}

/** One of the protocols on a published page, also under the page’s former name. */
export async function getPublicProtocol(
  ctx: Reading & Pick<Ctx, 'brandingOf' | 'translations'>,
  { name, slug, language }: { name: string; slug: string; language: Language },
): Promise<PublicProtocol> {
  const { store } = await getPublishedRow(ctx, name)
  const { practitionerId } = store
  const record = (await findPublished(ctx.db, practitionerId, slug)) ?? refuse('not-found')
  const [presented] = await presentForEveryone(ctx, [record], language)
  const { listed, products } = presented ?? refuse('not-found')
  const { lines: _, ...facts } = listed
  const sharers = await findSharers(ctx, [practitionerId], language)
  return {
    ...facts,
    store_name: store.name,
    practitioner: sharers.get(practitionerId) ?? refuse('not-found'),
    branding: await ctx.brandingOf(ctx.db, practitionerId),
    products,
    currency: ctx.currency,
    updated_at: record.updatedAt.toISOString(),
  }
}

async function getPublishedRow(ctx: Pick<Ctx, 'db' | 'now'>, text: string) {
  const name = storeNameOf(text)
  const found = (await findByName(ctx.db, name)) ?? (await findByFormerName(ctx, name)) ?? refuse('not-found')
  const { published } = found.store
  if (!published || !isAllowedToShare(found.user)) return refuse('store-gone')
  return { ...found, published }
}

/** Of those who may publish, for search engines. */
export async function listPublishedStores(db: Database): Promise<{ name: string; publishedAt: Date }[]> {
  const rows = await db
    .select({ name: storefronts.name, publishedAt: storefronts.publishedAt })
    .from(storefronts)
    .innerJoin(users, eq(users.id, storefronts.practitionerId))
    .where(and(isNotNull(storefronts.publishedAt), mayShare))
    .orderBy(asc(storefronts.practitionerId))
  return rows.flatMap(({ name, publishedAt }) => (publishedAt ? [{ name, publishedAt }] : []))
}

/** The protocols on their pages, for search engines. */
export async function listPublishedProtocols(
  db: Database,
): Promise<{ name: string; slug: string; updatedAt: Date }[]> {
  return db
    .select({ name: storefronts.name, slug: publicProtocols.slug, updatedAt: publicProtocols.updatedAt })
    .from(publicProtocols)
    .innerJoin(storefronts, eq(storefronts.practitionerId, publicProtocols.practitionerId))
    .innerJoin(users, eq(users.id, storefronts.practitionerId))
    .where(and(isNotNull(publicProtocols.publishedAt), isNotNull(storefronts.publishedAt), mayShare))
    .orderBy(asc(publicProtocols.id))
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
