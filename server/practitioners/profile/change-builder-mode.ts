import { eq } from 'drizzle-orm'
import type { BuilderMode } from '#domain/protocols/builder-mode.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { practitioners } from '../tables.ts'

/** Only practitioners have a builder mode. */
export async function changeBuilderMode(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  mode: BuilderMode,
): Promise<void> {
  const changed = await db
    .update(practitioners)
    .set({ builderMode: mode })
    .where(eq(practitioners.userId, actor.id))
    .returning({ userId: practitioners.userId })
  if (changed.length === 0) refuse('forbidden')
}
