import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { emailChoicePaths } from '#contract/email-choice-paths.ts'
import { mayEmail, readerAt, sealStopToken } from '#server/platform/mail/stopped-emails.ts'
import { stoppedEmails } from '#server/platform/mail/tables.ts'
import { sealingWith } from '#server/platform/sealing.ts'
import { type Accounts, openAccounts } from '../../../tests/support/accounts-api.ts'
import { sealing } from '../../../tests/support/shop-api.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

let readers = 0
const stranger = () => `reader${++readers}@people.example`
const tokenFor = (address: string) => sealStopToken(sealing, readerAt(address), 'protocols')
const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
const oneClick = (token: string, payload = 'List-Unsubscribe=One-Click', more: object = form) =>
  shop.call('POST', emailChoicePaths.oneClick(token), undefined, { payload, ...more })
const gets = (address: string) => mayEmail(shop.db, address, 'protocols')

describe('a reader without an account', () => {
  test('stops a kind of email with the button of their mail program, without session or cookie', async () => {
    const address = stranger()
    expect(await gets(address)).toBe(true)
    const { status, headers } = await oneClick(tokenFor(address))
    expect([status, headers['cache-control']]).toEqual([204, 'no-store'])
    expect(await gets(address)).toBe(false)
  })

  test('may press it repeatedly, and in several programs at once', async () => {
    const address = stranger()
    const answers = await Promise.all([1, 2, 3, 4].map(() => oneClick(tokenFor(address))))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(await gets(address)).toBe(false)
  })

  test('is understood as a multipart form, too', async () => {
    const address = stranger()
    const part = 'Content-Disposition: form-data; name="List-Unsubscribe"'
    const payload = `--x\r\n${part}\r\n\r\nOne-Click\r\n--x--\r\n`
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await oneClick(tokenFor(address), payload, { headers })).status).toBe(204)
    expect(await gets(address)).toBe(false)
  })

  test('keeps their emails when a program only opens the link, or posts something else', async () => {
    const address = stranger()
    const token = tokenFor(address)
    const { status, headers } = await shop.call('GET', emailChoicePaths.oneClick(token))
    expect(status).toBe(302)
    expect(headers.location).toMatch(new RegExp(`/en/unsubscribe/${token}$`))
    await shop.call('GET', emailChoicePaths.linked(token))
    await shop.app.inject({ method: 'HEAD', url: `/api${emailChoicePaths.oneClick(token)}` })
    expect((await oneClick(token, 'Other=One-Click')).status).toBe(400)
    expect((await oneClick(token, '')).status).toBe(400)
    expect((await oneClick(token, 'x'.repeat(5000))).status).toBe(413)
    expect(await gets(address)).toBe(true)
  })

  test('sees on the page which emails they get, and can have them again', async () => {
    const token = tokenFor(stranger())
    const choose = (is_on: boolean) =>
      shop.call('PUT', emailChoicePaths.linked(token), { kind: 'protocols', is_on })
    const { body, headers } = await shop.call('GET', emailChoicePaths.linked(token))
    expect(body).toEqual({
      kind: 'protocols',
      data: [
        { kind: 'protocols', is_on: true },
        { kind: 'renewals', is_on: true },
        { kind: 'reminders', is_on: true },
        { kind: 'questions', is_on: true },
      ],
    })
    expect([headers['x-robots-tag'], headers['referrer-policy']]).toEqual(['noindex', 'no-referrer'])
    expect((await choose(false)).body.data[0].is_on).toBe(false)
    expect((await choose(true)).body.data[0].is_on).toBe(true)
  })

  test('is the same reader however their address is spelled', async () => {
    const address = stranger()
    await oneClick(tokenFor(address.toUpperCase()))
    expect(await gets(address)).toBe(false)
  })
})

describe('the token in the link', () => {
  test('contains nothing about its reader, and the shop keeps no address of theirs', async () => {
    const address = stranger()
    const token = tokenFor(address)
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('reader')
    await oneClick(token)
    expect(JSON.stringify(await shop.db.select().from(stoppedEmails))).not.toContain(address)
    expect(shop.logged.join()).not.toContain(token)
  })

  test('of another shop, changed or made up is not found', async () => {
    const address = stranger()
    const token = tokenFor(address)
    const foreign = sealStopToken(sealingWith(Buffer.alloc(32, 8)), readerAt(address), 'protocols')
    const others = Buffer.from(sealing.seal('a note about a client'), 'base64').toString('base64url')
    const changed = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')
    for (const wrong of [foreign, others, changed, 'x', `${token}x`.repeat(2), '%00']) {
      expect([(await oneClick(wrong)).status, wrong]).toEqual([404, wrong])
      expect((await shop.call('GET', emailChoicePaths.linked(wrong))).status).toBe(404)
    }
    expect(await gets(address)).toBe(true)
  })
})

describe('a user', () => {
  test('chooses which emails they get, and those about their account come always', async () => {
    const anna = await shop.person()
    const device = await shop.device(anna)
    const { body } = await device.put(emailChoicePaths.own, { kind: 'protocols', is_on: false })
    expect(body.data).toContainEqual({ kind: 'protocols', is_on: false })
    expect(await gets(anna.email)).toBe(false)
    expect((await device.put(emailChoicePaths.own, { kind: 'orders', is_on: false })).status).toBe(400)
    expect((await device.get(emailChoicePaths.own)).body).toEqual(body)
  })

  test.each(['Anna.Export@People.example', 'İREM.ΝΙΚΟΣ@People.example'])(
    'finds what they stopped in the copy of their data: %s',
    { tags: 'data-export' },
    async (email) => {
      const anna = await shop.person({ email })
      const device = await shop.device(anna)
      await device.put(emailChoicePaths.own, { kind: 'reminders', is_on: false })
      const { body } = await device.get(accountPaths.ownData)
      expect(body.stopped_emails).toEqual([{ kind: 'reminders', stopped_at: expect.any(String) }])
    },
  )
})
