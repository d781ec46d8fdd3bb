import { and, eq, exists } from 'drizzle-orm'
import type { ClientHealth } from '#contract/client-health.ts'
import { type HealthFacts, noHealthFacts } from '#domain/clients/health.ts'
import type { Language } from '#domain/languages.ts'
import { checkForClient } from '#domain/protocols/client-check.ts'
import { logRead } from '#server/clients/consent/log-reads.ts'
import { findOwnClientHealth, presentFacts } from '#server/clients/health.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { isReceived } from '#server/protocols/active-shares.ts'
import { listProtocols } from '#server/protocols/find-protocols.ts'
import { presentLinesOfEach } from '#server/protocols/present-protocol.ts'
import { protocolShares, protocols } from '#server/protocols/tables.ts'

type Reading = Pick<Ctx<SignedIn>, 'actor' | 'config' | 'db' | 'now' | 'products' | 'region' | 'sealing'> & {
  language: Language
}

/** What is known of a client's health, and what follows for the protocols shared with them. */
export async function getClientHealth(ctx: Reading, id: number): Promise<ClientHealth> {
  const found = await findOwnClientHealth(ctx, id)
  return {
    ...presentFacts(found?.facts ?? noHealthFacts),
    saved_at: found?.savedAt.toISOString() ?? null,
    stated_at: found?.statedAt.toISOString() ?? null,
    checks: found ? await checkShared(ctx, id, found.facts) : [],
  }
}

/** For a practitioner who reads it: the client sees that they did. */
export async function openClientHealth(ctx: Reading, id: number): Promise<ClientHealth> {
  const health = await getClientHealth(ctx, id)
  await logRead(ctx, id)
  return health
}

async function checkShared(
  ctx: Reading,
  clientId: number,
  facts: HealthFacts,
): Promise<ClientHealth['checks']> {
  const shared = await listProtocols(ctx, sharedWith(ctx, clientId))
  const view = { language: ctx.language, practitionerPrices: true }
  const presented = await presentLinesOfEach(
    ctx,
    shared.map(({ lines }) => lines),
    view,
  )
  return shared.map(({ id, name }, at) => {
    const { check, allergens, findings } = checkForClient(
      presented[at]!.products,
      facts,
      ctx.now.getUTCFullYear(),
    )
    return {
      protocol: { id, name },
      above: check.above.map((nutrient) => nutrient.name),
      allergens: allergens.map(({ allergen }) => allergen),
      findings: [...new Set(findings.map((finding) => finding.name))],
    }
  })
}

function sharedWith({ db, actor }: Reading, clientId: number) {
  const share = db
    .select({ id: protocolShares.id })
    .from(protocolShares)
    .where(
      and(eq(protocolShares.protocolId, protocols.id), eq(protocolShares.clientId, clientId), isReceived),
    )
  return and(eq(protocols.practitionerId, actor.id), exists(share))
}
