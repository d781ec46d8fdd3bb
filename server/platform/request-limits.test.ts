import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { problemStatus } from '#contract/problem.ts'
import { answerProblems, problemAnswers } from './problems.ts'
import {
  answerMalformed,
  applyRequestLimits,
  defaultRequestLimits,
  requestLimitOptions,
} from './request-limits.ts'
import { loadTranslations } from './translation.ts'
import { readUpload, takeUploads } from './uploads.ts'

const { translatorFor } = loadTranslations('locales')
let app: Awaited<ReturnType<typeof openServer>>
beforeEach(async () => {
  app = await openServer()
})
afterEach(() => app.close())

const quick = {
  ...defaultRequestLimits,
  headersMs: 300,
  bodyMs: 300,
  checkMs: 50,
  connections: 3,
  bodyBytes: 1000,
}

async function openServer(limits: Partial<typeof defaultRequestLimits> = {}) {
  const all = { ...quick, ...limits }
  const answers = problemAnswers({ statusOf: problemStatus, translatorFor })
  const opened = fastify({
    ...requestLimitOptions(all),
    clientErrorHandler: answerMalformed(answers.answerTo),
  })
  applyRequestLimits(opened, all)
  answerProblems(opened, answers)
  opened.post('/notes', ({ body }) => ({ body }))
  await opened.register(async (scope) => {
    await takeUploads(scope, 10_000_000)
    scope.post('/files', async (request) => ({ bytes: (await readUpload(request)).bytes.length }))
  })
  await opened.listen({ host: '127.0.0.1', port: 0 })
  return opened
}

type Client = { socket: Socket; text: () => string; closed: Promise<unknown> }
function open(): Client {
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  const pieces: Buffer[] = []
  socket.on('data', (piece: Buffer) => pieces.push(piece)).on('error', () => {})
  // once() would reject if the connection is reset.
  const closed = new Promise((resolve) => socket.once('close', resolve))
  return { socket, text: () => Buffer.concat(pieces).toString(), closed }
}

const bodyOf = ({ text }: Client) => JSON.parse(text().split('\r\n\r\n')[1] ?? '')
const head = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: shop.example\r\naccept-language: de\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`
const json = (path: string) => `${head(path, 'application/json', 500)}{"text":`
const form = 'multipart/form-data; boundary=x'
const [formStart, formEnd] = [
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
  '\r\n--x--\r\n',
]

/** Sends one more piece whenever possible, until the connection ends. */
function drip({ socket }: Client, piece: string) {
  const dripping = setInterval(() => socket.writable && socket.write(piece), 20)
  socket.once('close', () => clearInterval(dripping))
}

test('a body that arrives too slowly is refused in the reader’s language, and its connection is closed', {
  tags: 'slow-clients',
}, async () => {
  const client = open()
  client.socket.write(json('/notes'))
  drip(client, ' ')
  await client.closed
  expect(client.text()).toMatch(/^HTTP\/1\.1 408 /)
  expect(bodyOf(client)).toEqual({ code: 'too-slow', message: translatorFor('de')('problems:too-slow') })
})

test('headers that arrive too slowly are refused, though the language is unknown', async () => {
  const client = open()
  client.socket.write('POST /notes HTTP/1.1\r\nhost: shop.example\r\n')
  drip(client, 'x-more: 1\r\n')
  await client.closed
  expect(client.text()).toMatch(/^HTTP\/1\.1 408 /)
  expect(bodyOf(client)).toEqual({ code: 'too-slow', message: translatorFor('en')('problems:too-slow') })
})

test('a body that nobody reads keeps no connection open', { tags: 'slow-clients' }, async () => {
  const client = open()
  client.socket.write(json('/nowhere').replace('POST', 'GET'))
  drip(client, ' ')
  await client.closed
  expect(client.text()).toMatch(/^HTTP\/1\.1 404 /)
})

test('an upload over a slow line is accepted long after other bodies would be refused', {
  tags: 'slow-clients',
}, async () => {
  const [telephone, other] = [open(), open()]
  const file = 'x'.repeat(2000)
  const whole = `${formStart}${file}${formEnd}`
  telephone.socket.write(`${head('/files', form, whole.length)}${whole.slice(0, 500)}`)
  other.socket.write(json('/notes'))
  await other.closed
  expect(other.text()).toMatch(/^HTTP\/1\.1 408 /)
  telephone.socket.write(whole.slice(500))
  await once(telephone.socket, 'data')
  expect(bodyOf(telephone)).toEqual({ bytes: file.length })
  telephone.socket.destroy()
})

test.each([
  ['whose file never ends', formStart],
  ['that never comes to its file', '--x\r\n'],
])('an upload %s is refused', async (_, start) => {
  await app.close()
  app = await openServer({ uploadMs: 300 })
  const client = open()
  client.socket.write(`${head('/files', form, 5_000_000)}${start}`)
  drip(client, 'x')
  await client.closed
  expect(client.text()).toMatch(/^HTTP\/1\.1 408 /)
  expect(bodyOf(client).code).toBe('too-slow')
})

test('new connections beyond the limit are asked to come back; existing ones are served', {
  tags: 'slow-clients',
}, async () => {
  await app.close()
  app = await openServer({ headersMs: 60_000, bodyMs: 60_000 })
  const there = [open(), open(), open()]
  const ask = async (client: Client) => {
    client.socket.write('GET /nowhere HTTP/1.1\r\nhost: shop.example\r\naccept-language: de\r\n\r\n')
    await once(client.socket, 'data')
    return client.text()
  }
  for (const client of there) expect(await ask(client)).toMatch(/^HTTP\/1\.1 404 /)
  const late = open()
  expect(await ask(late)).toMatch(/^HTTP\/1\.1 503 /)
  expect(late.text()).toMatch(/^retry-after: \d/m)
  expect(bodyOf(late).message).toBe(translatorFor('de')('problems:unavailable'))
  await late.closed
  there[0]!.socket.destroy()
  await expect.poll(() => openConnections()).toBe(2)
  expect(await ask(open())).toMatch(/^HTTP\/1\.1 404 /)
})

const openConnections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))

test('a body that is too large is refused', async () => {
  const client = open()
  client.socket.write(`${head('/notes', 'application/json', 1200)}"${'x'.repeat(1198)}"`)
  await once(client.socket, 'data')
  expect(client.text()).toMatch(/^HTTP\/1\.1 413 /)
  expect(bodyOf(client).message).toBe(translatorFor('de')('problems:body-too-large'))
  client.socket.destroy()
})

test('headers that are too large are refused as a problem', async () => {
  const client = open()
  client.socket.write(`GET / HTTP/1.1\r\nhost: shop.example\r\nx-more: ${'x'.repeat(40_000)}\r\n\r\n`)
  await client.closed
  expect(client.text()).toMatch(/^HTTP\/1\.1 431 /)
  expect(bodyOf(client).code).toBe('headers-too-large')
})
