import { asc, eq } from 'drizzle-orm'
import type { MarketingChoice } from '#contract/marketing.ts'
import type { ConsentChoice } from '#domain/marketing/consent.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { marketingConsents } from './tables.ts'

/** What somebody chose about marketing, oldest first. */
export function listChoices(db: Database, userId: number): Promise<ConsentChoice[]> {
  const { version, isGranted, chosenAt, id } = marketingConsents
  return db
    .select({ version, isGranted, chosenAt })
    .from(marketingConsents)
    .where(eq(marketingConsents.userId, userId))
    .orderBy(asc(chosenAt), asc(id))
}

export async function findOwnChoice({
  db,
  actor,
}: Pick<Ctx<SignedIn>, 'actor' | 'db'>): Promise<MarketingChoice> {
  return presentChoice((await listChoices(db, actor.id)).at(-1))
}

export function presentChoice(choice: ConsentChoice | undefined): MarketingChoice {
  if (!choice) return { choice: null }
  const { version, isGranted, chosenAt } = choice
  return { choice: { version, is_granted: isGranted, chosen_at: chosenAt.toISOString() } }
}
