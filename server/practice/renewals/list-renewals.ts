import { inArray, sql } from 'drizzle-orm'
import type { Renewal, RenewalPage, RenewalQuery } from '#contract/renewals.ts'
import { type Day, dateOf, daysBetween } from '#domain/days.ts'
import type { Language } from '#domain/languages.ts'
import { isContactedLately, type RenewalGroup, renewalGroups } from '#domain/practice/renewals.ts'
import { clients } from '#server/clients/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { offsetOf, totalsOf } from '#server/platform/paging.ts'
import { protocolShares, protocols } from '#server/protocols/tables.ts'
import { findPicturedProducts, maxPictures } from '../find-pictured.ts'
import { type FoundRenewal, findRenewals } from './find-renewals.ts'
import { latestContactAt, latestContactKind } from './latest-contact.ts'

type Reading = Pick<Ctx, 'config' | 'db' | 'now' | 'products' | 'region'> & {
  actor: Pick<SignedIn, 'id'>
  language: Language
}

/** The renewals board: what a practitioner's clients should order again, by group. */
export async function listRenewals(ctx: Reading, query: RenewalQuery): Promise<RenewalPage> {
  const { keyword, group, limit } = query
  const { today, renewals } = await findRenewals(ctx, { keyword })
  const byGroup = Map.groupBy(renewals, (renewal) => renewal.group)
  const of = (each: RenewalGroup) => byGroup.get(each) ?? []
  const groups = group ? [group] : renewalGroups
  const first = offsetOf(query)
  const shown = groups.flatMap((each) => of(each).slice(first, first + limit))
  const lengths = groups.map((each) => of(each).length)
  const counts = Object.fromEntries(renewalGroups.map((each) => [each, of(each).length]))
  return {
    date: dateOf(today),
    data: await presentRenewals(ctx, shown, today),
    counts: counts as RenewalPage['counts'],
    ...totalsOf(query, Math.max(...lengths)),
    total_results: lengths.reduce((sum, length) => sum + length, 0),
  }
}

export async function presentRenewals(
  ctx: Reading,
  renewals: readonly FoundRenewal[],
  today: Day,
): Promise<Renewal[]> {
  if (renewals.length === 0) return []
  const variantsOf = ({ products }: FoundRenewal) =>
    products.slice(0, maxPictures).map(({ variantId }) => variantId)
  const [shares, products] = await Promise.all([
    findShares(
      ctx,
      renewals.map(({ share }) => share.id),
    ),
    findPicturedProducts(ctx, renewals.flatMap(variantsOf), ctx.language),
  ])
  return renewals.map((renewal) => {
    const { share, state, group, runsOutOn, marks } = renewal
    const { contact, ...record } = shares.get(share.id)!
    return {
      id: share.id,
      group,
      state,
      ...record,
      runs_out_on: runsOutOn === null ? null : dateOf(runsOutOn),
      days: runsOutOn === null ? null : daysBetween(today, runsOutOn),
      products: variantsOf(renewal).map((id) => products.get(id)!),
      running_out: renewal.products.filter((each) => each.state === 'overdue' || each.state === 'due').length,
      total_products: share.products.length,
      contact: isContactedLately(marks.contactedOn, today) ? contact : null,
      snoozed_until:
        marks.snoozedUntil !== null && marks.snoozedUntil > today ? dateOf(marks.snoozedUntil) : null,
    }
  })
}

type ShareRecord = Pick<Renewal, 'client' | 'protocol' | 'shared_at' | 'opened_at' | 'contact'>

async function findShares({ db }: Pick<Reading, 'db'>, ids: number[]): Promise<Map<number, ShareRecord>> {
  const rows = await db
    .select({
      id: protocolShares.id,
      client: { id: clients.id, first_name: clients.firstName, last_name: clients.lastName },
      protocol: { id: protocols.id, name: protocols.name },
      sharedAt: protocolShares.sharedAt,
      openedAt: protocolShares.openedAt,
      kind: latestContactKind,
      at: latestContactAt,
    })
    .from(protocolShares)
    .innerJoin(clients, sql`${clients.id} = ${protocolShares.clientId}`)
    .innerJoin(protocols, sql`${protocols.id} = ${protocolShares.protocolId}`)
    .where(inArray(protocolShares.id, ids))
  return new Map(
    rows.map(({ id, client, protocol, sharedAt, openedAt, kind, at }) => [
      id,
      {
        client,
        protocol,
        shared_at: sharedAt.toISOString(),
        opened_at: openedAt?.toISOString() ?? null,
        contact: kind && at ? { kind, at: new Date(at).toISOString() } : null,
      },
    ]),
  )
}
