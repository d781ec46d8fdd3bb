import { expect, test } from 'vitest'
import type { Deps } from './context.ts'
import type { Database } from './database.ts'
import { defineEvent, on, openEvents } from './events.ts'

const shopOpened = defineEvent<{ hour: number }>('shopOpened')
const lightsOn = defineEvent<object>('lightsOn')
const deps = { region: 'eu', jobs: {} } as Pick<Deps, 'jobs' | 'region'>
const at = { db: {} as Database, now: new Date('2026-11-02T09:00:00Z') }

test('handlers of an event run one after another, in the publisher’s transaction', async () => {
  const seen: string[] = []
  const events = openEvents(deps, [
    on(shopOpened, [
      async ({ db, now }, { hour }) => {
        await Promise.resolve()
        seen.push(`first at ${hour}, ${db === at.db && now === at.now}`)
      },
      async () => seen.push('second'),
    ]),
  ])
  await events.publish(at, shopOpened, { hour: 9 })
  expect(seen).toEqual(['first at 9, true', 'second'])
})

test('a handler may publish another event', async () => {
  const seen: object[] = []
  const events = openEvents(deps, [
    on(shopOpened, [(ctx) => ctx.events.publish(ctx, lightsOn, { lamps: 3 })]),
    on(lightsOn, [async (_, payload) => seen.push(payload)]),
  ])
  await events.publish(at, shopOpened, { hour: 9 })
  expect(seen).toEqual([{ lamps: 3 }])
})

test('a failing handler makes the publisher fail, and later ones are not run', async () => {
  const seen: string[] = []
  const events = openEvents(deps, [
    on(shopOpened, [() => Promise.reject(new Error('no key')), async () => seen.push('second')]),
  ])
  await expect(events.publish(at, shopOpened, { hour: 9 })).rejects.toThrow('no key')
  expect(seen).toEqual([])
})

test('an event missing from the table of subscriptions is a mistake', async () => {
  await expect(openEvents(deps, []).publish(at, shopOpened, { hour: 9 })).rejects.toThrow('shopOpened')
  expect(() => openEvents(deps, [on(shopOpened, []), on(shopOpened, [])])).toThrow('same event')
})
