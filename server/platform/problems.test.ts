import fastify from 'fastify'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { problemStatus } from '#contract/problem.ts'
import { type Language, languages } from '#domain/languages.ts'
import { applyContractSchemas } from './http.ts'
import { answerProblems, problemAnswers, Refusal, refuse } from './problems.ts'
import { loadTranslations } from './translation.ts'

const words =
  (language: Language) =>
  (key: string, values: object = {}) =>
    [language, key, ...Object.values(values)].join(' ')

async function answerTo(payload: unknown, headers: Record<string, string> = {}) {
  const app = fastify()
  answerProblems(app, problemAnswers({ statusOf: problemStatus, translatorFor: words }))
  applyContractSchemas(app)
  const note = z.strictObject({
    text: z.string().min(2).max(5),
    count: z.int().positive().max(9),
    name: z.string().min(1).optional(),
    lines: z.array(z.strictObject({ id: z.number() })).optional(),
  })
  app.post('/notes', { schema: { body: note } }, () => refuse('conflict'))
  const answer = await app.inject({ method: 'POST', url: '/notes', payload: payload as object, headers })
  return { status: answer.statusCode, ...answer.json() }
}

test('each invalid field is named with its reasons, in the reader’s language', async () => {
  const answer = await answerTo(
    { text: 'a', count: 10.5, lines: [{ id: 'x', colour: 1 }] },
    { 'accept-language': 'hu' },
  )
  expect(answer).toEqual({
    status: 400,
    code: 'invalid-input',
    message: 'hu problems:invalid-input',
    errors: {
      text: ['hu problems:fields.too-short 2'],
      count: ['hu problems:fields.int'],
      'lines.0.id': ['hu problems:fields.number'],
      'lines.0.colour': ['hu problems:fields.unknown'],
    },
  })
})

test('a missing field is required, and a body of another type is invalid', async () => {
  expect((await answerTo({ text: 'abcdef' })).errors).toEqual({
    text: ['en problems:fields.too-long 5'],
    count: ['en problems:fields.required'],
  })
  expect((await answerTo([])).errors).toEqual({ body: ['en problems:fields.invalid'] })
})

test('a text that must not be empty is required', async () => {
  const { errors } = await answerTo({ text: 'ab', count: 1, name: '' })
  expect(errors).toEqual({ name: ['en problems:needed.name'] })
})

test('a number that must be positive is at least one', async () => {
  const { errors } = await answerTo({ text: 'ab', count: 0 })
  expect(errors).toEqual({ count: ['en problems:fields.too-small 1'] })
})

test('a body that is not JSON is reported, too', async () => {
  const answer = await answerTo('{"text":', { 'content-type': 'application/json' })
  expect(answer).toMatchObject({
    status: 400,
    code: 'invalid-input',
    errors: { body: ['en problems:fields.invalid'] },
  })
})

test('an empty body is missing all its fields', async () => {
  const missing = { text: ['en problems:needed.text'], count: ['en problems:fields.required'] }
  expect((await answerTo('', { 'content-type': 'application/json' })).errors).toEqual(missing)
  expect((await answerTo(undefined)).errors).toEqual(missing)
})

test.each(['POST', 'PUT', 'DELETE'] as const)(
  'a %s without a body works with none and with an empty one',
  async (method) => {
    const app = fastify()
    answerProblems(app, problemAnswers({ statusOf: problemStatus, translatorFor: words }))
    applyContractSchemas(app)
    app.route({ method, url: '/notes', handler: () => ({ done: true }) })
    const headers = { 'content-type': 'application/json' }
    const statusOf = async (given: object) =>
      (await app.inject({ method, url: '/notes', ...given })).statusCode
    expect(await statusOf({})).toBe(200)
    expect(await statusOf({ headers })).toBe(200)
    expect(await statusOf({ headers, payload: ' ' })).toBe(200)
    expect(await statusOf({ payload: {} })).toBe(200)
    const surprised = await app.inject({ method, url: '/notes', payload: { surprise: 1 } })
    expect(surprised.statusCode).toBe(400)
    expect(surprised.json().errors).toEqual({ surprise: ['en problems:fields.unknown'] })
  },
)

test.each([['ab\ud800'], ['\udc00ab'], ['ab\0']])(
  'unpaired surrogates and NUL are refused: %j',
  async (text) => {
    const answer = await answerTo(JSON.stringify({ text, count: 1 }), { 'content-type': 'application/json' })
    expect(answer).toMatchObject({ status: 400, errors: { text: ['en problems:fields.invalid'] } })
  },
)

test('a character of two surrogates is accepted', async () => {
  expect(await answerTo({ text: 'ab😀', count: 1 })).toMatchObject({ status: 409 })
})

test('an invalid statement of ours is our error, not the caller’s', async () => {
  const app = fastify()
  answerProblems(app, problemAnswers({ statusOf: problemStatus, translatorFor: words }))
  const nonsense = Object.assign(new postgres.PostgresError('invalid input syntax'), { code: '22P02' })
  app.get('/notes', () => Promise.reject(new Error('Failed query', { cause: nonsense })))
  expect((await app.inject('/notes')).statusCode).toBe(500)
})

test('a refusal has the status of its code', async () => {
  expect(await answerTo({ text: 'abc', count: 1 })).toEqual({
    status: 409,
    code: 'conflict',
    message: 'en problems:conflict',
  })
})

test.each([
  ['is away', 'ECONNREFUSED'],
  ['cannot be found', 'EAI_AGAIN'],
  ['is being stopped', '57P01'],
  ['is starting', '57P03'],
  ['has no connection left', '53300'],
  ['breaks off', '08006'],
])('while the database %s a request is asked to come back', async (_, code) => {
  const app = fastify()
  answerProblems(app, problemAnswers({ statusOf: problemStatus, translatorFor: words }))
  const away = Object.assign(new Error(), { code })
  app.get('/notes', () => Promise.reject(new Error('Failed query', { cause: away })))
  const answer = await app.inject('/notes')
  expect(answer.statusCode).toBe(503)
  expect(answer.json().code).toBe('unavailable')
  expect(answer.headers['retry-after']).toBe('1')
})

test.each([
  ['the database has no room left', 'cannot-save', failedQuery('53100')],
  ['the disk for files is full', 'cannot-save', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['a quota is used up', 'cannot-save', Object.assign(new Error('write'), { code: 'EDQUOT' })],
  ['the database has no memory left', 'unavailable', failedQuery('53200')],
  ['the database cannot read its disk', 'unavailable', failedQuery('58030')],
])(
  'while %s a request is asked to come back, without the reason',
  { tags: 'disk-full' },
  async (_, code, error) => {
    const app = fastify()
    answerProblems(app, problemAnswers({ statusOf: problemStatus, translatorFor: words }))
    app.post('/notes', () => Promise.reject(error))
    const answer = await app.inject({ method: 'POST', url: '/notes' })
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json()).toEqual({ code, message: `en problems:${code}` })
  },
)

function failedQuery(state: string) {
  const cause = Object.assign(new postgres.PostgresError('of the database'), { code: state })
  return new Error('Failed query', { cause })
}

test('a refusal says how long to wait, if waiting helps', async () => {
  const app = fastify()
  answerProblems(app, problemAnswers({ statusOf: problemStatus, translatorFor: words }))
  app.get('/', () => {
    throw new Refusal('too-many-requests', { retryAfterSeconds: 40 })
  })
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toBe('40')
})

test.each(languages)('an expired token has the same message in %s, since browsers read it', (language) => {
  const { translatorFor } = loadTranslations('locales')
  expect(translatorFor(language)('problems:token-expired')).toBe('Token has expired')
})
