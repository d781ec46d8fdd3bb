import { eq } from 'drizzle-orm'
import type { BuilderSettings } from '#contract/protocols.ts'
import { tierRate } from '#domain/commission/tiers.ts'
import { type BuilderMode, defaultBuilderMode } from '#domain/protocols/builder-mode.ts'
import { vatPercentOf } from '#domain/reference/vat.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { findTurnover } from '#server/commission/queries/turnover.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { practitioners } from '#server/practitioners/tables.ts'

/** An admin without a practice has what everybody begins with. */
export async function readBuilderSettings(
  { db, actor, now }: Ctx<SignedIn>,
  region: Region,
): Promise<BuilderSettings> {
  const [practice] = await db
    .select({ mode: practitioners.builderMode })
    .from(practitioners)
    .where(eq(practitioners.userId, actor.id))
  return {
    mode: practice?.mode ?? defaultBuilderMode,
    tier_rate: tierRate(await findTurnover(db, actor.id, now)),
    vat_percent: vatPercentOf(regionSettings[region].country, now)!,
  }
}

/** Only who builds can choose how (decision 34). */
export async function changeBuilderMode({ db, actor }: Ctx<SignedIn>, mode: BuilderMode): Promise<void> {
  const changed = await db
    .update(practitioners)
    .set({ builderMode: mode })
    .where(eq(practitioners.userId, actor.id))
    .returning({ userId: practitioners.userId })
  if (changed.length === 0) refuse('forbidden')
}
