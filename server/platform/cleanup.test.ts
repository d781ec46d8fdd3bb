import { sql } from 'drizzle-orm'
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
const clock = () => new Date()

test('while one process cleans up, another leaves it alone', async () => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const others: string[] = []
  const slow: Cleanup = async () => {
    begun.resolve()
    await end.promise
  }
  const first = cleanUp({ db: shop.db, log }, [slow], new Date())
  await begun.promise
  await cleanUp({ db: shop.db, log }, [async () => void others.push('meanwhile')], new Date())
  end.resolve()
  await first
  await cleanUp({ db: shop.db, log }, [async () => void others.push('afterwards')], new Date())
  expect(others).toEqual(['afterwards'])
})

test('a cleanup that fails holds up no other, and undoes nothing of them', async () => {
  const steps: string[] = []
  const works =
    (name: string): Cleanup =>
    async (db) => {
      await db.execute(sql`CREATE TABLE ${sql.identifier(name)} ()`)
      steps.push(name)
    }
  const fails: Cleanup = async (db, now) => {
    await works('failed')(db, now)
    throw new Error('no space left')
  }
  await cleanUp({ db: shop.db, log }, [works('first'), fails, works('last')], new Date())
  expect(steps).toEqual(['first', 'failed', 'last'])
  const [kept] = await shop.sql`SELECT to_regclass('first') IS NOT NULL AS first,
    to_regclass('failed') IS NOT NULL AS failed, to_regclass('last') IS NOT NULL AS last`
  expect(kept).toEqual({ first: true, failed: false, last: true })
})

test('a failure does not stop the shop, and a running shop cleans up until it shuts down', async () => {
  const tidied = Promise.withResolvers<Date>()
  const fails: Cleanup = async (_, now) => {
    tidied.resolve(now)
    throw new Error('no space left')
  }
  const cleanup = openCleanup({ clock, db: shop.db, log }, [fails], { first: 1 })
  expect(await tidied.promise).toBeInstanceOf(Date)
  await cleanup.close()
})

test('a shop that shuts down before its first cleanup does not wait for it', async () => {
  const cleanup = openCleanup({ clock, db: shop.db, log }, [() => Promise.reject(new Error('too soon'))])
  await expect(cleanup.close()).resolves.toBeUndefined()
})
