import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../tests/support/database.ts'
import { type Cleanup, cleanUp, openCleanup } from './cleanup.ts'
import { createLog } from './log.ts'

let shop: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  shop = await openDatabase()
})
afterAll(() => shop.close())

const log = createLog({ demonstration: false, dataDir: '' })
log.level = 'silent'

test('while one process cleans up, another leaves it alone', async () => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const others: string[] = []
  const slow: Cleanup = async () => {
    begun.resolve()
    await end.promise
  }
  const first = cleanUp(shop.db, [slow], new Date())
  await begun.promise
  await cleanUp(shop.db, [async () => void others.push('meanwhile')], new Date())
  end.resolve()
  await first
  await cleanUp(shop.db, [async () => void others.push('afterwards')], new Date())
  expect(others).toEqual(['afterwards'])
})

test('a failure does not stop the shop, and a running shop cleans up until it shuts down', async () => {
  const tidied = Promise.withResolvers<Date>()
  const fails: Cleanup = async (_, now) => {
    tidied.resolve(now)
    throw new Error('no space left')
  }
  const cleanup = openCleanup({ db: shop.db, log }, [fails], { first: 1 })
  expect(await tidied.promise).toBeInstanceOf(Date)
  await cleanup.close()
})

test('a shop that shuts down before its first cleanup does not wait for it', async () => {
  const cleanup = openCleanup({ db: shop.db, log }, [() => Promise.reject(new Error('too soon'))])
  await expect(cleanup.close()).resolves.toBeUndefined()
})
