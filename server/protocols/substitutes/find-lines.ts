import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { replacedAtOnceMaximum } from '#contract/substitutes.ts'
import type { Dose } from '#domain/protocols/dose.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { sharedWith } from '../active-shares.ts'
import { protocolLines, protocols } from '../tables.ts'
import { countriesOfClients } from './client-countries.ts'

/** A product in one of the practitioner's protocols. */
export type LineToReplace = {
  protocolId: number
  name: string
  revision: number
  /** How many clients it is shared with. */
  clients: number
  /** Where they live, as far as their accounts tell. */
  countries: readonly string[]
  dose: Dose | null
  quantity: number
  /** Variants of the other lines. */
  others: readonly number[]
}

/** In the practitioner's protocols, as many as are changed in one step; those of most clients first. */
export async function findLinesToReplace(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  variantId: number,
  protocolId?: number,
): Promise<LineToReplace[]> {
  return db
    .select({
      protocolId: protocols.id,
      name: protocols.name,
      revision: protocols.revision,
      clients: sharedWith.as('shared_with'),
      countries: countriesOfClients,
      dose: protocolLines.dose,
      quantity: protocolLines.quantity,
      others: sql<number[]>`ARRAY(SELECT others.variant_id FROM protocol_lines others
        WHERE others.protocol_id = protocols.id AND others.variant_id <> ${protocolLines.variantId})`,
    })
    .from(protocolLines)
    .innerJoin(protocols, eq(protocols.id, protocolLines.protocolId))
    .where(
      and(
        eq(protocolLines.variantId, variantId),
        eq(protocols.practitionerId, actor.id),
        protocolId === undefined ? undefined : eq(protocols.id, protocolId),
      ),
    )
    .orderBy(desc(sql`shared_with`), asc(protocols.id))
    .limit(replacedAtOnceMaximum)
}
