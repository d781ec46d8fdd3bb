import { beforeEach, expect, test, vi } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { protocolOf, protocolProduct } from '../../tests/support/protocol.ts'
import { FetchError } from '../platform/call-api.ts'
import type { AccountCall } from '../platform/session/calls.ts'
import { edit, protocolOutbox } from '../protocols/edits/protocol-outbox.ts'
import { shareWithClient } from './share-with-client.ts'

const protocol = protocolOf([protocolProduct({ id: 1, variantId: 1 })])
const { protocol_id: id } = protocol
let answered: string[]
let answersToChanges: () => Promise<unknown>

vi.mock('../platform/session/session.ts', () => ({
  isSignedIn: () => true,
  callAccount: async (path: string, { method = 'GET' }: AccountCall = {}) => {
    const answer = await (method === 'GET' ? protocol : method === 'PUT' ? answersToChanges() : undefined)
    if (method !== 'GET') answered.push(`${method} ${path}`)
    return answer
  },
}))
vi.mock('../platform/session/account-data.ts', () => ({ refreshAccountData: async () => {} }))
vi.mock('../platform/session/warn.ts', () => ({ warn: () => {} }))

beforeEach(() => {
  answered = []
  protocolOutbox.remove(id)
  protocolOutbox.begin(id, protocol)
})

test('what was changed a second before is part of the protocol that a client receives', async () => {
  const slow = Promise.withResolvers<unknown>()
  answersToChanges = () => slow.promise
  edit(id, { kind: 'change', variantId: 1, quantity: 3 })
  const sharing = shareWithClient({ id, user_id: 5 })
  setTimeout(() => slow.resolve({ data: { revision: 2, total_price: 30 } }))
  await sharing
  expect(answered).toEqual([expect.stringMatching(/^PUT /), `POST ${protocolPaths.assign}`])
})

test('a protocol whose changes cannot be sent is not shared without them', async () => {
  answersToChanges = async () => {
    throw new FetchError(503, { message: 'Not now.', code: 'unavailable' })
  }
  edit(id, { kind: 'change', variantId: 1, quantity: 3 })
  await expect(shareWithClient({ id, user_id: 5 })).rejects.toThrow()
  expect(answered).toEqual([])
})
