import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Sealing, sealingWith } from '#server/platform/sealing.ts'
import { openTokens } from '#server/platform/tokens.ts'
import { openDatabase } from '../../../tests/support/database.ts'
import { signingKeys } from '../tables.ts'
import { openSigningKeys } from './signing-keys.ts'

const sealingOf = (byte: number) => sealingWith(Buffer.alloc(32, byte))
const start = new Date('2026-01-01T00:00:00Z')
const day = (n: number) => new Date(start.getTime() + n * 86_400_000)
const claims = { userId: 1, sessionId: 1, generation: 1 }

let database: Awaited<ReturnType<typeof openDatabase>>
let sealing: Sealing
beforeEach(async () => {
  database = await openDatabase()
  sealing = sealingOf(1)
})
afterEach(() => database.close())

const node = async (at: Date) => {
  const keys = await openSigningKeys({ db: database.db, sealing }, at)
  return { keys, tokens: openTokens(keys, 'eu') }
}
const stored = () => database.db.select().from(signingKeys)

describe('the keys that sign tokens', () => {
  test('are the same on all nodes, even if they start at once', async () => {
    const nodes = await Promise.all(Array.from({ length: 6 }, () => node(start)))
    expect(await stored()).toHaveLength(1)
    const token = await nodes[0]!.tokens.issue('access', claims, start)
    for (const { tokens } of nodes)
      expect(await tokens.read('access', token, start)).toMatchObject({ claims })
  })

  test('are stored encrypted in the database', { tags: 'signing-keys' }, async () => {
    await node(start)
    const [key] = await stored()
    expect(key!.privateKey).not.toContain('"d"')
    expect(JSON.parse(sealing.open(key!.privateKey))).toMatchObject({ crv: 'Ed25519', d: expect.any(String) })
    expect(key!.publicKey).not.toHaveProperty('d')
  })

  test('are not replaced at the next start, or before 90 days', async () => {
    await node(start)
    const { keys } = await node(day(89))
    await keys.signing(day(89.9))
    expect(await stored()).toHaveLength(1)
  })

  test('cannot be used with another encryption key, which is reported in one sentence', async () => {
    await node(start)
    sealing = sealingOf(2)
    await expect(node(start)).rejects.toThrow(/^The secrets in the database were encrypted with another key:/)
  })
})

describe('a new key after 90 days', () => {
  test('is created once, however many tokens are signed at that moment', async () => {
    const nodes = await Promise.all([node(start), node(start)])
    const kids = await Promise.all(
      nodes.flatMap(({ keys }) => [keys, keys, keys]).map(async (keys) => (await keys.signing(day(90))).kid),
    )
    expect(new Set(kids).size).toBe(1)
    expect(await stored()).toHaveLength(2)
  })

  test('is loaded by other nodes when they see its first token', async () => {
    const [early, late] = [await node(start), await node(start)]
    const token = await late.tokens.issue('access', claims, day(90))
    expect(await early.tokens.read('access', token, day(90))).toMatchObject({ claims })
  })

  test('is loaded even while somebody sends tokens with unknown keys', async () => {
    const [early, late] = [await node(start), await node(start)]
    const forged = Array.from({ length: 20 }, (_, n) =>
      early.keys.verifying(`${n}`.padStart(43, 'x'), day(90)),
    )
    const { kid } = await late.keys.signing(day(90))
    const more = early.keys.verifying('y'.repeat(43), day(90))
    expect(await early.keys.verifying(kid, day(90))).toBeDefined()
    expect(await Promise.all([...forged, more])).toEqual(Array.from({ length: 21 }))
  })

  test('keeps tokens of the old one valid until they expire, and no longer', {
    tags: 'signing-keys',
  }, async () => {
    const { keys, tokens } = await node(start)
    const { kid } = await keys.signing(start)
    const token = await tokens.issue('refresh', claims, day(89.9))
    await keys.signing(day(90))
    expect(await tokens.read('refresh', token, day(119))).toMatchObject({ claims })
    expect(await keys.verifying(kid, day(120))).toBeDefined()
    expect(await keys.verifying(kid, day(120.01))).toBeUndefined()
    await keys.signing(day(180))
    expect((await stored()).map((key) => key.kid)).not.toContain(kid)
  })
})
