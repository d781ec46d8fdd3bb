import type { FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'
import type { Store } from '#contract/storefront.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import { changeStore } from '../change-store.ts'
import type { StoreRow } from '../find-store.ts'
import { presentStore } from '../present-store.ts'

export const storeTags = ['Store']
export const storeRefusals = { 400: Problem, 404: Problem, 409: Problem }

/** Changes the caller’s page, and answers with all of it. */
export async function answerChange(
  request: FastifyRequest,
  deps: Deps,
  ...how: Tail<Parameters<typeof changeStore>>
): Promise<Store> {
  return answerStore(await changeStore(ctxOf(request, deps), ...how), deps)
}
type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer Rest] ? Rest : never

export function answerStore(store: StoreRow, { currency }: Pick<Deps, 'currency'>): Store {
  return presentStore(store, currency)
}
