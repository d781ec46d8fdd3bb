import { protocolNameMaximum } from '#domain/protocols/limits.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { transact } from '#server/platform/transact.ts'
import { readLines } from './find-protocols.ts'
import { insertProtocol } from './insert-protocol.ts'
import { lockOwnProtocol } from './lock-protocol.ts'

/** Copies products, quantities, doses and notes, but neither shares nor versions. `nameOfCopy` gives its name. */
export function duplicateProtocol(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  protocolId: number,
  nameOfCopy: (name: string) => string,
): Promise<number> {
  return transact(ctx.db, async (tx) => {
    const held = { ...ctx, db: tx }
    // People are locked before what is theirs.
    await lockUser(tx, ctx.actor.id)
    const { name, description, storyblokId } = await lockOwnProtocol(held, protocolId)
    const lines = await readLines(tx, [protocolId])
    return insertProtocol(held, { name: fitting(name, nameOfCopy), description, storyblokId, lines })
  })
}

/** If the name is too long its own end is cut, not the word that marks the copy. */
function fitting(name: string, nameOfCopy: (name: string) => string): string {
  const letters = [...name]
  let shown = name
  while (nameOfCopy(shown).length > protocolNameMaximum && letters.pop() !== undefined)
    shown = `${letters.join('').trimEnd()}…`
  return nameOfCopy(shown)
}
