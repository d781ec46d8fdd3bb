import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flagCode } from '#domain/flags.ts'
import { languages } from '#domain/languages.ts'
import { flagRoutes } from './country-flags.ts'

const app = fastify()
beforeAll(() => app.register(flagRoutes))
afterAll(() => app.close())

test('a country’s flag is a picture that never changes', async () => {
  const { statusCode, headers, body } = await app.inject('/flags/be.svg')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(body).toMatch(/^<svg /)
})

test('every language of the shop has its flag', async () => {
  for (const language of languages)
    expect((await app.inject(`/flags/${flagCode(language)}.svg`)).statusCode).toBe(200)
})

test.each(['qq.svg', 'be.png', 'BE.svg', 'bel.svg', '..%2Fpackage.svg', '%2e%2e%2f1x1%2fBE.svg'])(
  '%s has no flag',
  async (file) => {
    expect((await app.inject(`/flags/${file}`)).statusCode).toBe(404)
  },
)
