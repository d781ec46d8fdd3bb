import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkoutPaths } from '#contract/order-paths.ts'
import type { Region } from '#domain/regions.ts'
import { createPaymentMarks, marksFreshMs } from './payment-marks.ts'

const visa = { key: 'visa', name: 'Visa', mark: '/visa.svg', mark_ratio: 1.6, countries: null }
const bancontact = { ...visa, key: 'bancontact', name: 'Bancontact', mark: '/b.svg', countries: ['BE'] }

let app: FastifyInstance
let nowMs = 0
let asked = 0
let answer: object

beforeEach(() => {
  nowMs = 0
  asked = 0
  answer = { data: [bancontact, visa], is_open: true }
  app = fastify()
  app.get(`/api${checkoutPaths.paymentMethods}`, async (_request, reply) => {
    asked += 1
    return reply.code('data' in answer ? 200 : 500).send(answer)
  })
})
afterEach(() => app.close())

const open = (region: Region = 'eu') => createPaymentMarks({ app, region, clock: () => nowMs })

test('each page shows the payment methods of the delivery countries', async () => {
  expect(await open('eu')()).toEqual([
    { name: 'Bancontact', src: '/b.svg', ratio: 1.6, countries: ['BE'] },
    { name: 'Visa', src: '/visa.svg', ratio: 1.6, countries: null },
  ])
  expect((await open('uk')()).map(({ name }) => name)).toEqual(['Visa'])
})

test('the payment methods are loaded once a minute, however many pages are rendered', async () => {
  const marks = open()
  await Promise.all([marks(), marks(), marks()])
  expect(asked).toBe(1)
  answer = { data: [visa], is_open: true }
  nowMs += marksFreshMs
  expect(await marks()).toHaveLength(1)
})

test('without a response a page has no logos, and the next one tries again', async () => {
  const marks = open()
  answer = { message: 'no database' }
  expect(await marks()).toEqual([])
  answer = { data: [visa], is_open: true }
  expect(await marks()).toHaveLength(1)
})
