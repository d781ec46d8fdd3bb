import { and, desc, eq } from 'drizzle-orm'
import type { ProtocolVersion } from '#contract/protocols.ts'
import { type Change, changesBetween } from '#domain/protocols/versions.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { namesOfVariants } from '../names.ts'
import { presentDose } from '../present-protocol.ts'
import { protocols, protocolVersions } from '../tables.ts'

/** All are stored; this many are shown. */
const versionsShown = 100

/** How a protocol changed since it was first shared, newest first. */
export async function listVersions(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  deps: Pick<Deps, 'db' | 'products'>,
  id: number,
  view: ProductView,
): Promise<ProtocolVersion[]> {
  const [own] = await ctx.db
    .select({ id: protocols.id })
    .from(protocols)
    .where(and(eq(protocols.id, id), eq(protocols.practitionerId, ctx.actor.id)))
  if (!own) return refuse('not-found')
  const rows = await ctx.db
    .select()
    .from(protocolVersions)
    .where(eq(protocolVersions.protocolId, id))
    .orderBy(desc(protocolVersions.number))
    .limit(versionsShown + 1)
  const versions = rows.slice(0, versionsShown).map(({ number, madeAt, snapshot, reason }, index) => {
    const before = rows[index + 1]
    return { number, madeAt, reason, changes: before ? changesBetween(before.snapshot, snapshot) : [] }
  })
  const changed = versions.flatMap(({ changes }) => changes.flatMap(({ variantId }) => variantId ?? []))
  const names = await namesOfVariants(deps, changed, view)
  return versions.map(({ number, madeAt, reason, changes }) => ({
    number,
    reason,
    made_at: madeAt.toISOString(),
    changes: changes.map((change) => ({
      kind: change.kind,
      product_variant_id: change.variantId,
      product: names.get(change.variantId ?? 0) ?? null,
      before: onWire(change.before),
      after: onWire(change.after),
    })),
  }))
}

function onWire(value: Change['before']) {
  return typeof value === 'object' ? presentDose(value) : value
}
