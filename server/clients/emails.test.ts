import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPerson } from '#server/accounts/fixtures.ts'
import { renderEmail } from '#server/platform/mail/render-email.ts'
import { loadTranslations } from '#server/platform/translation.ts'
import { openDatabase } from '../../tests/support/database.ts'
import { clientEmails } from './emails.ts'
import { clients } from './tables.ts'

const now = new Date('2026-11-28T09:00:00Z')
const translations = loadTranslations('locales')
const write = clientEmails({ brandingOf: async () => undefined })['client-invitation']
let shop: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  shop = await openDatabase()
})
afterAll(() => shop.close())

test('an invitation is headed by who would like to advise its reader, with and without an account', async () => {
  const ilse = await insertPerson(shop.db, 'Ilse', { userTypeId: 2 })
  const anna = await insertPerson(shop.db, 'Anna')
  for (const userId of [null, anna.id]) {
    const [client] = await shop.db
      .insert(clients)
      .values({
        practitionerId: ilse.id,
        userId,
        email: `client${userId ?? ''}@example.org`,
        firstName: 'Anna',
        lastName: 'Example',
        language: 'en',
        discountRate: 10,
        createdAt: now,
      })
      .returning()
    const job = { template: 'client-invitation', user_id: userId, client_id: client!.id } as const
    const email = await write(job, { db: shop.db, now })
    const { text, html } = await renderEmail(email!, {
      translate: translations.translatorFor('en'),
      timeZone: 'Europe/Brussels',
      origin: 'https://shop.example',
      place: 'shop.example',
    })
    expect(text).toMatch(/^Ilse Example would like to advise you\n/)
    expect(text + html).not.toContain('mails:')
  }
})
