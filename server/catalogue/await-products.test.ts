import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentPaths } from '#contract/content-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import type { Problem } from '#contract/problem.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Sql } from '#server/platform/database.ts'
import type { Expectation } from '../../tests/support/access/expectation.ts'
import { accessPeople } from '../../tests/support/access/people.ts'
import { expectedCalls, filled, nobodys } from '../../tests/support/access/requests.ts'
import type { Route } from '../../tests/support/access/routes.ts'
import { type Accounts, openAccounts } from '../../tests/support/accounts-api.ts'
import { maxWaitMs } from '../../tests/support/max-wait.ts'
import { openNode } from '../../tests/support/shop-api.ts'
import { startReadModel } from './read-model/read-model.ts'

let shop: Accounts
let people: ReturnType<typeof accessPeople>
/** Another process of the shop, whose catalogue is still loading. */
let restarted: Awaited<ReturnType<typeof openNode>>
const catalogue = loadingCatalogue()
beforeAll(async () => {
  shop = await openAccounts({ DEMO: '1' })
  await shop.catalogue.whenReady(maxWaitMs)
  people = accessPeople(shop)
  restarted = await openNode(shop, { DEMO: '1' }, undefined, catalogue)
})
afterAll(async () => {
  await restarted.close()
  await catalogue.close()
  await shop.close()
})

test('while the catalogue loads, each call is answered as usual or asks to try again, and none fails', async () => {
  const wrong: string[] = []
  let asked = 0
  for (const [nth, { name, route, expectation }] of expectedCalls.entries()) {
    const { statusCode, headers } = await answerTo(route, expectation, nth)
    const asksToWait = statusCode === 503 && headers['retry-after'] === '1'
    if (asksToWait) asked++
    else if (statusCode !== wantedFor(expectation)) wrong.push(`${name}: ${statusCode}`)
  }
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(60)
})

test('a client’s record that cannot be shown yet is not changed either', async () => {
  const ilse = await people.signUp(userTypes.certifiedPractitioner)
  const { id } = await people.recordFor('mine', 'client', ilse)
  const path = practicePaths.client(Number(id))
  const changing = { method: 'PUT', url: `/api${path}`, payload: { first_name: 'Johanna' } } as const
  const answer = await restarted.app.inject({ ...changing, headers: ilse.headers })
  expect([answer.statusCode, answer.json<Problem>().code]).toEqual([503, 'unavailable'])
  const record = await shop.call('GET', path, undefined, { headers: ilse.headers })
  expect(record.body).toMatchObject({ first_name: 'Anna' })
})

// The calls of the table that name no record do not get as far as the products.
test.each([contentPaths.preview(1), `${contentPaths.products}?variants=1`])(
  'an admin who asks for %s is asked to try again',
  async (path) => {
    const { headers } = await people.reader(userTypes.admin)
    const answer = await restarted.app.inject({ url: `/api${path}`, headers })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1'])
  },
)

/** Never loads, and nobody waits for it. */
function loadingCatalogue() {
  const model = startReadModel({
    sql: (() => Promise.reject(new Error('The database is away'))) as unknown as Sql,
    log: { error: () => {}, info: () => {} },
    currency: 'EUR',
    clock: () => new Date(),
    fixedNames: () => ({ available: '', unavailable: '', sale: '' }),
    isRealWord: () => false,
    findHelpPages: () => [],
    listen: async () => async () => {},
  })
  return { ...model, whenReady: async () => false }
}

/** Of those with access. */
const callerOf = ({ to, but = {} }: Expectation) =>
  to === 'everybody' ? undefined : to.findLast((type) => but[type] !== 403)!

function wantedFor(expectation: Expectation): number {
  const { get, but = {} } = expectation
  return but[callerOf(expectation) ?? 'visitor'] ?? (typeof get === 'number' ? get : get.mine)
}

async function answerTo({ method, path }: Route, expectation: Expectation, nth: number) {
  const { get, body } = expectation
  const type = callerOf(expectation)
  const join = method === 'GET' ? people.reader : people.signUp
  const caller = type && (await join(type))
  const names = typeof get === 'number' ? nobodys : await people.recordFor('mine', get.of, caller)
  const payload = typeof body === 'function' ? body(nth, names) : body
  const sent = { method, url: filled(path, names), headers: caller?.headers ?? {} }
  // Every call comes from its own IP address: they do not share rate limits.
  const remoteAddress = `127.2.${nth >> 8}.${nth & 255}`
  return restarted.app.inject({ ...sent, remoteAddress, ...(payload && { payload }) })
}
