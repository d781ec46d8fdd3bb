import { beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { newStore } from '../../../tests/support/store-content.ts'
import { FetchError } from '../../platform/call-api.ts'
import type { AccountCall } from '../../platform/session/calls.ts'
import { createPage } from './create-page.ts'

let existing: Store | undefined
let refusal: FetchError | undefined

vi.mock('../../platform/session/session.ts', () => ({
  callAccount: async (path: string, { method = 'GET', body }: AccountCall = {}) => {
    expect(path).toBe(storePaths.store)
    if (method === 'GET') return existing
    if (refusal) throw refusal
    if (existing) throw new FetchError(409, { message: 'You already have a page.', code: 'store-exists' })
    existing = newStore(body as Partial<Store>)
    return existing
  },
}))

beforeEach(() => {
  existing = undefined
  refusal = undefined
})

test('a practitioner creates their shop page as they chose it', async () => {
  expect(await createPage({ type: 'clinic', theme: 'tide' })).toMatchObject({ type: 'clinic', theme: 'tide' })
})

test('a practitioner goes on with the page that they created in another tab, or without an answer', async () => {
  existing = newStore({ theme: 'plum', revision: 4 })
  expect(await createPage({ type: 'clinic', theme: 'tide' })).toEqual(existing)
})

test('a practitioner is told of any other refusal', async () => {
  refusal = new FetchError(400, { message: 'Invalid.', code: 'invalid-input' })
  await expect(createPage({ type: 'clinic', theme: 'tide' })).rejects.toBe(refusal)
})
