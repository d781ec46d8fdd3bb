import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { klaviyoKey, openKlaviyoServer } from '../../../tests/support/klaviyo-server.ts'
import { openKlaviyo } from './klaviyo.ts'
import { MarketingRefused, type MarketingService, MarketingUnreachable, type SentEvent } from './service.ts'

let klaviyo: Awaited<ReturnType<typeof openKlaviyoServer>>
let service: MarketingService
beforeAll(async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  klaviyo = await openKlaviyoServer()
})
afterAll(() => klaviyo.close())
beforeEach(async () => {
  klaviyo.events.clear()
  klaviyo.asked.length = 0
  klaviyo.troubles.length = 0
  service = await openService(60_000)
})

const openService = (timeoutMs: number) => openKlaviyo({ apiKey: klaviyoKey, apiUrl: klaviyo.url, timeoutMs })

const event: SentEvent = {
  key: 'eu-7',
  name: 'ProtocolCreated',
  at: new Date('2026-11-28T09:30:00Z'),
  properties: { milestone: 5, store: 'eu', language: 'nl' },
  person: { email: 'ilse@people.example', firstName: 'Ilse' },
}
const failure = async (by = service): Promise<Error> =>
  by.send(event).then(
    () => expect.fail('sent'),
    (error) => error,
  )

test('an event is sent with its key, time, name and person, and nothing else', async () => {
  await service.send(event)
  expect([...klaviyo.events.values()]).toEqual([
    {
      unique_id: 'eu-7',
      time: '2026-11-28T09:30:00.000Z',
      properties: { milestone: 5, store: 'eu', language: 'nl' },
      metric: { data: { type: 'metric', attributes: { name: 'ProtocolCreated' } } },
      profile: {
        data: { type: 'profile', attributes: { email: 'ilse@people.example', first_name: 'Ilse' } },
      },
    },
  ])
})

test('an event that is sent twice is one event', async () => {
  await service.send(event)
  await service.send(event)
  expect([klaviyo.asked.length, klaviyo.events.size]).toEqual([2, 1])
})

test('a profile is deleted by its address', async () => {
  await service.deleteProfile('ilse@people.example')
  expect(klaviyo.deleted).toEqual(['ilse@people.example'])
})

describe('a failure that passes can be tried again, and is', () => {
  test.each([500, 503, 401, 403, 408, 'hang up', 'slow'] as const)('%s', async (trouble) => {
    klaviyo.troubles.push(trouble)
    const asked = trouble === 'slow' ? await openService(1000) : service
    expect(await failure(asked)).toBeInstanceOf(MarketingUnreachable)
    expect(klaviyo.asked).toHaveLength(1)
    await service.send(event)
    expect(klaviyo.events.size).toBe(1)
  })

  test('a wrong key', async () => {
    service = await openKlaviyo({ apiKey: 'pk_wrong', apiUrl: klaviyo.url })
    const error = await failure()
    expect(error).toBeInstanceOf(MarketingUnreachable)
    expect(error.message).toBe('Klaviyo answered 401 not_authenticated /data')
  })
})

test('no call is made before the time that Klaviyo asked to wait for', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  klaviyo.troubles.push({ status: 429, retryAfter: '30' })
  expect(await failure()).toBeInstanceOf(MarketingUnreachable)
  vi.advanceTimersByTime(29_000)
  expect((await failure()).message).toBe('Klaviyo asked to wait')
  expect(klaviyo.asked).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  await service.send(event)
  expect(klaviyo.events.size).toBe(1)
  vi.useRealTimers()
})

test('an event that Klaviyo refuses is refused for good', async () => {
  klaviyo.troubles.push(400)
  expect(await failure()).toBeInstanceOf(MarketingRefused)
})

test.each([400, 500, 'hang up'] as const)('an error says neither key nor address: %s', async (trouble) => {
  klaviyo.troubles.push(trouble)
  const error = await failure()
  const said = JSON.stringify([error.message, error.stack, error.cause ?? '', Object.entries(error)])
  expect(said).not.toContain(klaviyoKey)
  expect(said).not.toContain('ilse')
})
