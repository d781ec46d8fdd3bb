import type { ClientSupply } from '#contract/practice.ts'
import { type Day, dateOf, daysBetween } from '#domain/days.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { type FoundRenewal, findRenewals } from '../renewals/find-renewals.ts'

export type Supplying = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region'>

/** By client; those with nothing to renew are left out. */
export async function findSupplies(
  ctx: Supplying,
  clientIds: readonly number[],
): Promise<Map<number, ClientSupply>> {
  if (clientIds.length === 0) return new Map()
  const { today, renewals } = await findRenewals(ctx, { clientIds })
  // What runs out first comes first.
  const firsts = Map.groupBy(renewals, ({ share }) => share.clientId)
  return new Map([...firsts].map(([clientId, own]) => [clientId, presentSupply(own[0]!, today)]))
}

/** Clients who have used something up, or will have within a week. */
export async function findRunningOut(ctx: Supplying): Promise<number[]> {
  const { renewals } = await findRenewals(ctx)
  const urgent = renewals.filter(({ state }) => state === 'overdue' || state === 'due')
  return [...new Set(urgent.map(({ share }) => share.clientId))]
}

function presentSupply({ state, runsOutOn }: FoundRenewal, today: Day): ClientSupply {
  return {
    state,
    runs_out_on: runsOutOn === null ? null : dateOf(runsOutOn),
    days: runsOutOn === null ? null : daysBetween(today, runsOutOn),
  }
}
