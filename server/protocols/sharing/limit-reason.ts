import { fallbackLanguage } from '#domain/languages.ts'
import { planCheck } from '#domain/protocols/plan-check.ts'
import { refuse } from '#server/platform/problems.ts'
import { presentLines } from '../queries/present.ts'
import type { LineRow } from '../queries/records.ts'
import type { ProtocolsWorld } from '../world.ts'

type World = Pick<ProtocolsWorld, 'db' | 'products' | 'config'>

/** Why these lines go out although a nutrient is above its upper level; null where none is. */
export async function reasonFor(
  world: World,
  lines: readonly LineRow[],
  reason: string | null | undefined,
): Promise<string | null> {
  const { products } = await presentLines(world, lines, {
    language: fallbackLanguage,
    practitionerPrices: true,
  })
  if (planCheck(products).above.length === 0) return null
  return reason ?? refuse('limit-reason-needed')
}
