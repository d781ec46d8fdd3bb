import { z } from 'zod'
import { Dose } from '#contract/protocols.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import type { UndoableLine } from './replace-product.ts'

const validMs = 3_600_000

const Id = z.int().positive()
const FormerLine = z.strictObject({
  variantId: Id,
  quantity: z.int(),
  notes: z.string().nullable(),
  dose: Dose.nullable(),
})
const Undo = z.strictObject({
  userId: Id,
  expiresMs: z.int(),
  replaced: z.array(z.strictObject({ protocolId: Id, revision: z.int(), variantId: Id, former: FormerLine })),
})

type Sealed = Pick<Ctx<SignedIn>, 'actor' | 'now'> & Pick<Deps, 'sealing'>

/** The former lines, encrypted: a product no longer sold can come back only where it was. */
export function sealUndo({ sealing, actor, now }: Sealed, replaced: readonly UndoableLine[]): string | null {
  if (replaced.length === 0) return null
  const lines = replaced.map(({ protocolId, revision, variantId, former }) => {
    const { quantity, notes, dose } = former
    return { protocolId, revision, variantId, former: { variantId: former.variantId, quantity, notes, dose } }
  })
  const undo = { userId: actor.id, expiresMs: now.getTime() + validMs, replaced: lines }
  return sealing.seal(JSON.stringify(undo))
}

/** Another user's is not found. */
export function openUndo({ sealing, actor, now }: Sealed, sealed: string): UndoableLine[] {
  const { userId, expiresMs, replaced } =
    readUndo(sealing, sealed) ?? refuse('invalid-input', { undo: ['invalid'] })
  if (userId !== actor.id) return refuse('not-found')
  return now.getTime() < expiresMs ? replaced : refuse('protocol-changed')
}

function readUndo(sealing: Deps['sealing'], sealed: string) {
  try {
    return Undo.parse(JSON.parse(sealing.open(sealed)))
  } catch {
    // Changed, or encrypted with another key.
    return undefined
  }
}
