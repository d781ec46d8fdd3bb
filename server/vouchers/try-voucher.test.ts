import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Quote } from '#contract/checkout.ts'
import type { Deps } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/problems.ts'
import { openRateLimits } from '#server/platform/rate-limits.ts'
import { quoteWithVoucher, tryVoucher } from './try-voucher.ts'

const translations = { translatorFor: () => (key: string) => key } as unknown as Deps['translations']
const codeOf = (code: string | undefined) =>
  code === undefined || code === 'SUMMER' ? null : { code: 'voucher-unknown', message: '' }

let app: FastifyInstance
beforeEach(async () => {
  app = fastify()
  const limits = await openRateLimits(app)
  app.setErrorHandler((error, _, reply) => {
    if (!(error instanceof Refusal)) throw error
    return reply.send({ code: error.code })
  })
  app.get<{ Querystring: { code: string } }>('/quote', async (request) => {
    const asked = { limits, translations, request, code: request.query.code }
    const quote = async (code: string | undefined) => ({ voucher_problem: codeOf(code) }) as Quote
    return { code: (await quoteWithVoucher(asked, quote)).voucher_problem?.code }
  })
  app.get<{ Querystring: { code: string } }>('/order', (request) =>
    tryVoucher({ limits, request, code: request.query.code }, () =>
      codeOf(request.query.code) ? Promise.reject(new Refusal('voucher-unknown')) : Promise.resolve({}),
    ),
  )
})
afterEach(() => app.close())

async function tryCode(code: string, { path = '/quote', from = '10.9.0.1' } = {}): Promise<string> {
  const answer = await app.inject({ url: path, query: { code }, remoteAddress: from })
  return answer.json().code ?? 'accepted'
}

test('a mistyped code counts once, however often and wherever it is sent, and however it is spelled', {
  tags: 'voucher-guessing',
}, async () => {
  for (let nth = 0; nth < 25; nth++) {
    for (const spelling of ['SUMER', 'sumer', 'su-mer'])
      expect(await tryCode(spelling)).toBe('voucher-unknown')
    expect(await tryCode('SUMER', { path: '/order' })).toBe('voucher-unknown')
  }
  expect(await tryCode('SUMMER')).toBe('accepted')
  for (let nth = 0; nth < 59; nth++) expect(await tryCode(`TRY${nth}`)).toBe('voucher-unknown')
  expect(await tryCode('SUMMER')).toBe('too-many-requests')
})

test('a code that somebody else mistyped counts for each caller', {
  tags: 'voucher-guessing',
}, async () => {
  for (const from of ['10.9.0.1', '10.9.0.2']) {
    for (let nth = 0; nth < 60; nth++) expect(await tryCode(`TRY${nth}`, { from })).toBe('voucher-unknown')
    expect(await tryCode('SUMMER', { from })).toBe('too-many-requests')
  }
})
