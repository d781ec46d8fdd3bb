import { asc, between } from 'drizzle-orm'
import type { Deps } from '#server/platform/context.ts'
import { viewDays } from '../tables.ts'

/** How many views of product pages were counted on each day; days without any are missing. */
export function listViewDays({ db }: Pick<Deps, 'db'>, { from, to }: { from: string; to: string }) {
  return db
    .select()
    .from(viewDays)
    .where(between(viewDays.day, from, to))
    .orderBy(asc(viewDays.day))
}
