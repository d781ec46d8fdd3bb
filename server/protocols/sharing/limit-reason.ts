import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Language } from '#domain/languages.ts'
import { type LimitReason, withoutReason } from '#domain/protocols/limit-reason.ts'
import { aboveLimitWords } from '#domain/protocols/limit-words.ts'
import { planCheck } from '#domain/protocols/plan-check.ts'
import type { PlanNutrient } from '#domain/protocols/plan-nutrients.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { isReceived } from '../active-shares.ts'
import { presentLines } from '../present-protocol.ts'
import type { LineRow } from '../records.ts'
import { protocolLinks, protocolShares, protocolVersions } from '../tables.ts'

type Lines = readonly Pick<LineRow, 'variantId' | 'quantity' | 'dose'>[]
type Reading = Pick<Deps, 'config' | 'db' | 'products'> & { language: Language }
type ReasonInput = { reason?: string | null | undefined }

/** Why these lines are shared although a nutrient exceeds its upper level; null if none does. */
export async function reasonFor(
  ctx: Reading,
  lines: Lines,
  { reason }: ReasonInput,
): Promise<LimitReason | null> {
  return reasonAbout(await aboveIn(ctx, lines), reason)
}

/** The same for a protocol that was shared before: a reason that was already given is not asked for again. */
export async function reasonForMore(
  ctx: Reading,
  protocolId: number,
  lines: Lines,
  { reason }: ReasonInput,
): Promise<LimitReason | null> {
  const above = await aboveIn(ctx, lines)
  if (above.length === 0) return null
  return reasonAbout(withoutReason(above, await reasonedOf(ctx, protocolId)), reason)
}

/**
 * Changes are visible at once to everyone who has the protocol, so a reason is required before one that exceeds a
 * level.
 */
export async function reasonForChange(
  ctx: Reading & Pick<Ctx, 'now'>,
  protocolId: number,
  { before, after, reason }: { before: Lines; after: Lines } & ReasonInput,
): Promise<LimitReason | null> {
  const above = await aboveIn(ctx, after)
  if (above.length === 0 || !(await isShared(ctx, protocolId))) return null
  const former = (await aboveIn(ctx, before)).map(({ key }) => key)
  const passed = withoutReason(above, [...former, ...(await reasonedOf(ctx, protocolId))])
  return reasonAbout(passed, reason)
}

function reasonAbout(above: readonly PlanNutrient[], reason: ReasonInput['reason']): LimitReason | null {
  if (above.length === 0) return null
  if (reason) return { reason, nutrients: above.map(({ key }) => key) }
  return refuse('limit-reason-needed', (words) => ({
    reason: above.map((nutrient) => aboveLimitWords(words, nutrient)),
  }))
}

async function aboveIn(deps: Reading, lines: Lines): Promise<PlanNutrient[]> {
  const { products } = await presentLines(deps, lines, {
    language: deps.language,
    practitionerPrices: true,
  })
  return planCheck(products).above
}

async function reasonedOf({ db }: Reading, protocolId: number): Promise<string[]> {
  const rows = await db
    .select({ nutrients: protocolVersions.reasoned })
    .from(protocolVersions)
    .where(and(eq(protocolVersions.protocolId, protocolId), isNotNull(protocolVersions.reasoned)))
  return rows.flatMap(({ nutrients }) => nutrients ?? [])
}

/** Whether anyone can see it now: a client, or somebody with a link that works. */
async function isShared({ db, now }: Pick<Ctx, 'db' | 'now'>, protocolId: number): Promise<boolean> {
  const [share] = await db
    .select({ id: protocolShares.id })
    .from(protocolShares)
    .where(and(eq(protocolShares.protocolId, protocolId), isReceived))
    .limit(1)
  if (share) return true
  const [link] = await db
    .select({ id: protocolLinks.id })
    .from(protocolLinks)
    .where(and(eq(protocolLinks.protocolId, protocolId), gt(protocolLinks.expiresAt, now)))
    .limit(1)
  return link !== undefined
}
