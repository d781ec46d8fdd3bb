import { eq } from 'drizzle-orm'
import type { BuilderSettings } from '#contract/protocols.ts'
import type { TierRate } from '#domain/commission/tiers.ts'
import { defaultBuilderMode } from '#domain/protocols/builder-mode.ts'
import { vatPercentOf } from '#domain/reference/vat.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { shopDate } from '#server/catalogue/stock/shop-date.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { practitioners } from '#server/practitioners/tables.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    tierRateOf: TierRateOf
  }
}

/** Somebody's present commission rate; supplied, since commission comes after protocols. */
export type TierRateOf = (db: Database, practitionerId: number, now: Date) => Promise<TierRate>

/** An admin without a practice has the initial rate. */
export async function readBuilderSettings(
  { db, actor, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  { region, tierRateOf }: { region: Region; tierRateOf: TierRateOf },
): Promise<BuilderSettings> {
  const [practice] = await db
    .select({ mode: practitioners.builderMode })
    .from(practitioners)
    .where(eq(practitioners.userId, actor.id))
  return {
    mode: practice?.mode ?? defaultBuilderMode,
    tier_rate: await tierRateOf(db, actor.id, now),
    vat_percent: vatPercentOf(regionSettings[region].country, shopDate(region, now))!,
  }
}
