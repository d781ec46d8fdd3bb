import { dayMs } from '#domain/local-time.ts'
import type { Sealing } from '#server/platform/sealing.ts'

/** Through what a line may be bought: only who has the token of a link or basket can name it otherwise. */
type LineOrigin = { linkId: number | null; basketId: number | null }
type Whose = { userId: number; variantId: number }

/** Names a line's origin to the shop alone: for a day, its owner can add the same product again as it was. */
export function sealOrigin(
  sealing: Pick<Sealing, 'seal'>,
  { userId, variantId, linkId, basketId }: Whose & LineOrigin,
  now: Date,
): string {
  const until = now.getTime() + dayMs
  return sealing.seal(`cart line ${userId} ${variantId} ${linkId ?? 0} ${basketId ?? 0} ${until}`)
}

/** Undefined if it is not of this person's line of this product, or too old. Whether it can be used now is not checked. */
export function openOrigin(
  sealing: Pick<Sealing, 'open'>,
  sealed: string,
  { userId, variantId }: Whose,
  now: Date,
): LineOrigin | undefined {
  const found = /^cart line (\d+) (\d+) (\d+) (\d+) (\d+)$/.exec(opened(sealing, sealed))
  if (!found) return undefined
  const [owner, variant, linkId, basketId, until] = found.slice(1).map(Number)
  if (owner !== userId || variant !== variantId || Number(until) <= now.getTime()) return undefined
  return { linkId: linkId || null, basketId: basketId || null }
}

function opened(sealing: Pick<Sealing, 'open'>, sealed: string): string {
  try {
    return sealing.open(sealed)
  } catch {
    return ''
  }
}
