import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openApi, openNode } from '../../tests/support/shop-api.ts'
import { notifyOfStore } from './store-changes.ts'

let shop: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  shop = await openApi(async () => {})
})
afterAll(() => shop.close())

test('all processes hear of a changed page, but only when the change is committed', async () => {
  const other = await openNode(shop)
  onTestFinished(() => other.close())
  const heard: string[] = []
  shop.storeChanges.onChange((name) => heard.push(`here ${name}`))
  other.storeChanges.onChange((name) => heard.push(`there ${name}`))
  await shop.db
    .transaction(async (tx) => {
      await notifyOfStore(tx, 'rossi')
      throw new Error('taken back')
    })
    .catch(() => {})
  await expect
    .poll(async () => {
      await shop.db.transaction((tx) => notifyOfStore(tx, 'lindehof'))
      return [...new Set(heard)].sort()
    })
    .toEqual(['here lindehof', 'there lindehof'])
})
