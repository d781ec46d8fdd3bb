import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../tests/support/database.ts'
import { deleteOldMails } from './delete-old-mails.ts'
import { formerAddresses, mails } from './tables.ts'

const now = new Date('2026-11-21T09:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
let shop: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  shop = await openDatabase()
})
afterAll(() => shop.close())

test('records of sent emails are deleted after 90 days, former addresses after 14', async () => {
  for (const days of [89, 91]) {
    const mail = { jobId: `${days}`, recipient: 'mila@example.org', template: 'activation' }
    await shop.db.insert(mails).values({ ...mail, language: 'en', createdAt: daysAgo(days) })
  }
  for (const days of [13, 15]) {
    const parting = { address: `${days}@example.org`, firstName: 'Mila', language: 'en' } as const
    await shop.db.insert(formerAddresses).values({ ...parting, createdAt: daysAgo(days) })
  }
  await deleteOldMails(shop.db, now)
  expect((await shop.db.select().from(mails)).map(({ jobId }) => jobId)).toEqual(['89'])
  const left = await shop.db.select().from(formerAddresses)
  expect(left.map(({ address }) => address)).toEqual(['13@example.org'])
})
