import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { calls as declaredCalls } from '#contract/calls.ts'
import type { Problem } from '#contract/problem.ts'
import { allowedTypes } from '#domain/accounts/auth.ts'
import { userTypeIds, userTypes } from '#domain/accounts/user-types.ts'
import type { Expectation, Owner } from './support/access/expectation.ts'
import { expectations } from './support/access/expectations.ts'
import { accessPeople } from './support/access/people.ts'
import { filled, nobodys, expectedCalls as rows } from './support/access/requests.ts'
import { documentedRoutes, knownAddresses, methods, type Route } from './support/access/routes.ts'
import { type Accounts, openAccounts } from './support/accounts-api.ts'
import { maxWaitMs } from './support/max-wait.ts'

let shop: Accounts
let people: ReturnType<typeof accessPeople>
let calls = 0
beforeAll(async () => {
  shop = await openAccounts({ DEMO: '1' })
  await shop.catalogue.whenReady(maxWaitMs)
  people = accessPeople(shop)
})
afterAll(() => shop.close())

const callers = ['visitor', ...userTypeIds, 'shut out'] as const
type Who = (typeof callers)[number]

const nameOf = ({ method, path }: Route) => `${method} ${path}`

describe('the table of expected access', () => {
  test('contains every call of the API, and no others', { tags: 'access-by-role' }, async () => {
    const routes = (await documentedRoutes(shop.app)).map(nameOf)
    expect(routes.toSorted()).toEqual(Object.keys(expectations).toSorted())
  })

  test('agrees with the roles in the contract', { tags: 'access-by-role' }, () => {
    const names = new Set(Object.keys(expectations))
    const declared = declaredCalls.flatMap(({ method, path, auth }) => {
      const name = `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`
      return names.has(`${name}/`) ? [] : [[name, allowedTypes(auth)?.toSorted() ?? 'everybody']]
    })
    const meant = Object.entries(expectations).map(([name, { to }]) => [name, to])
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(meant))
  })

  test('contains the calls that the API document hides', async () => {
    const known = new Set(Object.keys(expectations))
    const open: string[] = []
    const addresses = knownAddresses(shop.app).filter((address) => !readable.includes(address))
    expect(addresses.length).toBeGreaterThan(100)
    for (const path of addresses)
      for (const method of methods) {
        if (known.has(nameOf({ method, path })) || known.has(nameOf({ method, path: `${path}/` }))) continue
        const { statusCode } = await shop.app.inject({ method, url: filled(path, nobodys) })
        if (statusCode !== 405 && statusCode !== 404) open.push(`${nameOf({ method, path })}: ${statusCode}`)
      }
    expect(open).toEqual([])
  })
})

type OpenApi = {
  paths: Record<string, Record<string, { requestBody?: object; parameters?: { name: string }[] }>>
}

/** Calls whose bodies are forms with files, which the API document does not describe. */
const takesFiles = [
  'POST /api/v2/account/practitioners/certificates',
  'POST /api/v2/admin/imports',
  'POST /api/v2/admin/products/{id}/images',
  'POST /api/v2/admin/stock/batches/{id}/lab-report',
  'POST /api/v2/account/practitioners/clients/import',
  'POST /api/v2/account/practitioners/store/images',
  'POST /api/v2/admin/content/images',
  'PUT /api/v2/account/practitioners/store/logo',
  'PUT /api/v2/account/practitioners/store/{type}/image',
  'PUT /api/v2/account/practitioners/store/packages/{id}/image',
]

/** The API document itself. */
const readable = ['/api/openapi.json', '/api/docs']

describe.each(rows)('$name', ({ route, expectation }) => {
  const owners: (Owner | undefined)[] =
    typeof expectation.get === 'number' ? [undefined] : ['mine', "another's"]

  test.each(owners)(
    'allows the intended users, and nobody else (%s)',
    { tags: ['call-cart', 'access-by-role', 'access-own-records'] },
    async (owner) => {
      const told: Record<string, number> = {}
      const wanted: Record<string, number> = {}
      for (const who of callers) {
        told[who] = await answerTo(who, route, expectation, owner)
        wanted[who] = wantedFor(who, expectation, owner)
      }
      expect(told).toEqual(wanted)
    },
  )
})

test('a forged or expired token gives no access to any call', { tags: 'access-invalid-token' }, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 3_600_000 })
  const former = await people.signUp(userTypes.certifiedPractitioner)
  vi.useRealTimers()
  const closed = rows.filter(({ expectation }) => expectation.to !== 'everybody')
  const codesWith = (headers: { authorization: string }) =>
    Promise.all(
      closed.map(
        async ({ route: { method, path } }) =>
          (await shop.app.inject({ method, url: filled(path, nobodys), headers })).json<Problem>().code,
      ),
    )
  const codes = [await codesWith({ authorization: 'Bearer forged' }), await codesWith(former.headers)]
  expect(codes.map((each) => [...new Set(each)])).toEqual([['token-unusable'], ['token-expired']])
})

test('answers with personal data are not stored by any cache', async () => {
  const kept: string[] = []
  for (const { name, route, expectation } of rows) {
    const { to, get } = expectation
    if (route.method !== 'GET' || to === 'everybody') continue
    if ((typeof get === 'number' ? get : get.mine) !== 200) continue
    const caller = await people.reader(to.at(-1)!)
    const names = typeof get === 'number' ? nobodys : await people.recordFor('mine', get.of, caller)
    const { headers } = caller
    const answer = await shop.app.inject({ method: 'GET', url: filled(route.path, names), headers })
    const isKept = !String(answer.headers['cache-control']).includes('no-store')
    if (answer.statusCode !== 200 || isKept) kept.push(name)
  }
  expect(kept).toEqual([])
})

test('a call without a body accepts none, and refuses unknown fields', async () => {
  const document = (await shop.app.inject('/api/openapi.json')).json<OpenApi>()
  const isBodyless = ({ method, path }: Route) =>
    method !== 'GET' && document.paths[path]?.[method.toLowerCase()]?.requestBody === undefined
  const bodyless = rows.filter(({ route }) => isBodyless(route) && !takesFiles.includes(nameOf(route)))
  expect(bodyless.length).toBeGreaterThan(15)
  const wrong: string[] = []
  for (const { name, route, expectation } of bodyless) {
    const { to, get, but = {} } = expectation
    // A role that lacks a permission is told so before its body is read.
    const who = to === 'everybody' ? 'visitor' : to.findLast((type) => but[type] !== 403)!
    const caller = who === 'visitor' ? undefined : await people.signUp(who)
    const names = typeof get === 'number' ? nobodys : await people.recordFor('mine', get.of, caller)
    const url = filled(route.path, names)
    const headers = caller?.headers ?? {}
    const surprised = await shop.app.inject({ method: route.method, url, headers, payload: { surprise: 1 } })
    const wanted = wantedFor(who, expectation, 'mine')
    if (surprised.statusCode !== 400 || !surprised.json().errors?.surprise)
      wrong.push(`${name}: unknown field`)
    const type = { 'content-type': 'application/json' }
    const empty = await shop.app.inject({ method: route.method, url, headers: { ...headers, ...type } })
    if (empty.statusCode !== wanted) wrong.push(`${name}: ${empty.statusCode} instead of ${wanted}`)
  }
  expect(wrong).toEqual([])
})

test('a page past the end of any list is empty, with correct totals', async () => {
  const document = (await shop.app.inject('/api/openapi.json')).json<OpenApi>()
  // Lists within a record are not found together with it.
  const paged = rows.filter(
    ({ route: { method, path } }) =>
      !path.includes('{') &&
      document.paths[path]?.[method.toLowerCase()]?.parameters?.some(({ name }) => name === 'page'),
  )
  expect(paged.length).toBeGreaterThan(6)
  for (const { name, route, expectation } of paged) {
    const caller = expectation.to === 'everybody' ? undefined : await people.reader(expectation.to.at(-1)!)
    const url = `${filled(route.path, nobodys)}?page=1000000000`
    const payload = route.method === 'POST' && { payload: {} }
    const headers = caller?.headers ?? {}
    const answer = await shop.app.inject({ method: route.method, url, headers, ...payload })
    const { data, hits, current_page } = answer.json()
    expect([answer.statusCode, data ?? hits, current_page], name).toEqual([200, [], 1_000_000_000])
  }
})

test('outside demonstration mode an admin cannot log in with a password alone', {
  tags: 'second-factor-admins',
}, async () => {
  const strict = await openAccounts()
  const { signUp } = accessPeople(strict)
  const admin = await signUp(userTypes.admin)
  const answers = await Promise.all(
    rows
      .filter(({ route }) => route.path.startsWith('/api/v2/admin/'))
      .map(({ route: { method, path } }) =>
        strict.app.inject({ method, url: filled(path, nobodys), headers: admin.headers }),
      ),
  )
  await strict.close()
  expect(answers.length).toBeGreaterThan(10)
  expect(answers.map((answer) => answer.json().code)).toEqual(answers.map(() => 'second-factor-needed'))
})

function wantedFor(who: Who, { to, get, but = {} }: Expectation, owner: Owner | undefined): number {
  const granted = typeof get === 'number' ? get : get[owner ?? 'mine']
  if (to === 'everybody') return (who === 'visitor' && but.visitor) || granted
  if (typeof who === 'string') return 401
  return to.includes(who) ? (but[who] ?? granted) : 403
}

async function answerTo(who: Who, route: Route, expectation: Expectation, owner: Owner | undefined) {
  const { to, get, body } = expectation
  const join = route.method === 'GET' && who !== 'shut out' ? people.reader : people.signUp
  // A suspended user had the permission before.
  const formerRole = to === 'everybody' ? userTypes.client : to[0]!
  const caller = who === 'visitor' ? undefined : await join(who === 'shut out' ? formerRole : who)
  const names = typeof get === 'number' ? nobodys : await people.recordFor(owner, get.of, caller)
  if (caller && who === 'shut out') await people.shutOut(caller)
  const sent = typeof body === 'function' ? body(++calls, names) : body
  const url = filled(route.path, names).replace('/api', '')
  return (await shop.call(route.method, url, sent, caller ? { headers: caller.headers } : {})).status
}
