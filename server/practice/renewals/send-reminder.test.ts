import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renewalPaths } from '#contract/renewal-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { users } from '#server/accounts/tables.ts'
import { readerAt, stopEmails } from '#server/platform/mail/stopped-emails.ts'
import { mails } from '#server/platform/mail/tables.ts'
import { openReceived } from '../../../tests/support/opening.ts'
import { openPractices, type Practices } from '../../../tests/support/practices.ts'
import { renewalContacts } from '../tables.ts'

let practices: Practices
beforeAll(async () => {
  practices = await openPractices()
})
afterAll(() => practices.shop.close())

describe('an email to a client', () => {
  test('says in their language what runs out when, exactly as previewed, and is sent once', async () => {
    const { shop, iron, practice, shareWith, bought, only } = practices
    const { ilse, protocolId } = await practice()
    const anna = await shop.buyer()
    const id = await shareWith(ilse, protocolId, anna)
    await openReceived(anna, protocolId)
    await bought(anna, ilse, { days: 25 })
    await bought(anna, ilse, { days: 31, variantId: iron })
    const words = 'See you on Monday.'
    const preview = await ilse.post(renewalPaths.emailPreview(id), { words })
    expect(preview).toMatchObject({ status: 200, body: { to: anna.email, language: 'en' } })
    expect(preview.body.text).toContain('Zinc, runs out on')
    expect(preview.body.text).toContain('Iron, used up')
    expect(preview.body.text).toContain(words)

    const presses = await Promise.all([1, 2, 3].map(() => ilse.post(renewalPaths.email(id), { words })))
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    await expect
      .poll(() => shop.db.select().from(mails).where(eq(mails.recipient, anna.email)))
      .toContainEqual(
        expect.objectContaining({
          template: 'renewal-reminder',
          subject: preview.body.subject,
          // Only the client gets the link that stops these emails.
          text: expect.stringContaining(preview.body.text.split('\n-- \n')[0]),
        }),
      )
    expect(await only(ilse)).toMatchObject({
      group: 'set_aside',
      state: 'overdue',
      contact: { kind: 'email' },
    })
    expect((await ilse.post(renewalPaths.email(id), {})).body.code).toBe('contacted-recently')
    // What was sent cannot be taken back.
    await ilse.put(renewalPaths.one(id), { is_contacted: false })
    expect((await only(ilse)).group).toBe('set_aside')
  })

  test('counts as sent when the call is repeated with its key because the answer was lost', async () => {
    const { shop, practice, shareWith, shareOf } = practices
    const { ilse, protocolId } = await practice()
    const id = await shareWith(ilse, protocolId, await shop.buyer())
    const headers = {
      authorization: `Bearer ${ilse.tokens.access_token}`,
      'idempotency-key': crypto.randomUUID(),
    }
    const send = () => shop.call('POST', renewalPaths.email(id), { words: 'Call me' }, { headers })
    const first = await send()
    expect(first).toMatchObject({ status: 200, body: { contact: { kind: 'email' } } })
    expect(await send()).toMatchObject({ status: 200, body: first.body })
    const { clientId } = await shareOf(id)
    expect(await shop.db.$count(renewalContacts, eq(renewalContacts.clientId, clientId))).toBe(1)
  })

  test('asks somebody who bought nothing how they get on, at the address they were invited with', async () => {
    const { practice, shareWith } = practices
    const { ilse, protocolId } = await practice()
    const email = `nobody${Date.now()}@people.example`
    const id = await shareWith(ilse, protocolId, { email })
    const { body } = await ilse.post(renewalPaths.emailPreview(id), {})
    expect(body).toMatchObject({ to: email, subject: expect.stringContaining('How are you getting on?') })
    expect(body.text).toContain('Liver support')
    expect(body.text).toMatch(/\/en\/protocols\/[\w-]{20,}/)
  })

  test('is refused if the client has stopped such emails, and nobody counts as contacted', async () => {
    const { shop, practice, shareWith, only } = practices
    const { ilse, protocolId } = await practice()
    const email = `stopped${Date.now()}@people.example`
    const id = await shareWith(ilse, protocolId, { email })
    await stopEmails({ db: shop.db, now: new Date() }, readerAt(email), 'renewals')
    for (const path of [renewalPaths.emailPreview(id), renewalPaths.email(id)])
      expect(await ilse.post(path, {})).toMatchObject({ status: 409, body: { code: 'emails-stopped' } })
    expect((await only(ilse)).contact).toBeNull()
  })

  test('is refused if the client’s account is deactivated, and nobody counts as contacted', async () => {
    const { shop, practice, shareWith, only } = practices
    const { ilse, protocolId } = await practice()
    const anna = await shop.buyer()
    const id = await shareWith(ilse, protocolId, anna)
    await openReceived(anna, protocolId)
    await shop.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, anna.id))
    for (const path of [renewalPaths.emailPreview(id), renewalPaths.email(id)])
      expect(await ilse.post(path, {})).toMatchObject({ status: 409, body: { code: 'client-deactivated' } })
    expect((await only(ilse)).contact).toBeNull()
  })

  test('is not needed by a client who is on track', async () => {
    const { shop, practice, shareWith, bought } = practices
    const { ilse, protocolId } = await practice()
    const anna = await shop.buyer()
    const id = await shareWith(ilse, protocolId, anna)
    await bought(anna, ilse, { days: 1 })
    expect((await ilse.post(renewalPaths.email(id), {})).body.code).toBe('nothing-to-renew')
  })

  test('contains the words of certified practitioners only, which are stored encrypted', async () => {
    const { shop, practice, shareWith, shareOf } = practices
    const { ilse, protocolId } = await practice()
    const id = await shareWith(ilse, protocolId, await shop.buyer())
    const marco = await shop.newPractitioner(userTypes.practitioner)
    expect((await marco.post(renewalPaths.email(id), {})).body.code).toBe('certificate-not-approved')
    expect((await ilse.post(renewalPaths.email(id), { words: 'x'.repeat(1001) })).status).toBe(400)
    await ilse.post(renewalPaths.email(id), { words: 'Call me' })
    const share = await shareOf(id)
    const [contact] = await shop.db
      .select()
      .from(renewalContacts)
      .where(eq(renewalContacts.clientId, share.clientId))
    expect(contact!.sealedWords).not.toContain('Call me')
  })
})
