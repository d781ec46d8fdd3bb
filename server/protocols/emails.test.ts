import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consentPaths } from '#contract/consent-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { protocolPaths, sharedProtocolPaths } from '#contract/protocol-paths.ts'
import { users } from '#server/accounts/tables.ts'
import { mails } from '#server/platform/mail/tables.ts'
import { practitioners } from '#server/practitioners/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../tests/support/protocols-api.ts'

type Maker = Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let shop: ProtocolsShop
let ilse: Maker
let protocol: number
let zinc: number
beforeAll(async () => {
  shop = await openProtocols({ DEMO: '1' })
  const portion = { portionAmount: 2, portionUnit: 'capsule', portionsPerPack: 30 } as const
  const calm = await shop.product('calm', { history: [[999, 90]], names: { en: 'Calm', nl: 'Rust' } })
  zinc = await shop.product('zinc', { ...portion, history: [[1500, 90]], names: { en: 'Zinc' } })
  ilse = await shop.newPractitioner()
  const name = { firstName: 'Ilse', lastName: 'Vermeulen', city: 'Gent', language: 'nl' } as const
  await shop.db.update(users).set(name).where(eq(users.id, ilse.id))
  await shop.db
    .update(practitioners)
    .set({ healthProfession: 1, organisationName: 'Praktijk Lindehof' })
    .where(eq(practitioners.userId, ilse.id))
  protocol = await ilse.protocol('Gut repair, eight weeks', [
    { product_variant_id: zinc, quantity: 2 },
    {
      product_variant_id: calm,
      dose: { amount: 1, unit: 'capsule', times: ['morning', 'night'], food: null, days: null },
    },
  ])
})
afterAll(() => shop.close())

const share = (given: object) =>
  ilse.post(protocolPaths.assign, {
    id: protocol,
    first_name: 'Anna',
    last_name: 'Maes',
    discount: 10,
    ...given,
  })
async function mailTo(address: string) {
  const sent = () => shop.db.select().from(mails).where(eq(mails.recipient, address))
  await expect.poll(sent).toHaveLength(1)
  const [mail] = await sent()
  return { ...mail!, text: mail!.text!, html: mail!.html! }
}

describe('the share email', () => {
  test('tells a new client, in the practitioner’s language, whose protocol it is and what it costs', async () => {
    await share({ email: 'new@people.example', notes: 'Begin on Monday.\nKeep the evenings calm.' })
    const { subject, text, html, language } = await mailTo('new@people.example')
    expect(language).toBe('nl')
    expect(subject).toContain('Ilse Vermeulen')
    for (const part of ['Gut repair, eight weeks', 'Praktijk Lindehof, Gent', '35,99'])
      expect(text + html, part).toContain(part)
    expect(text).toContain('Begin on Monday.\nKeep the evenings calm.')
    expect(text).toContain('Rust')
    expect(html).toMatch(/<s>39,99.€<\/s>/)
  })

  test('counts the products at each time of day, by the label if there is no dose', async () => {
    const anna = await shop.person({ userTypeId: 4, language: 'en', firstName: 'Anna' })
    await share({ email: anna.email })
    const { text, subject } = await mailTo(anna.email)
    expect(subject).toBe('A protocol from Ilse Vermeulen')
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      'Morning: 2 products\n- Calm: 1 capsule\n- Zinc: 2 capsules\n\nBefore bed: 1 product\n- Calm: 1 capsule\n',
    )
    expect(text).toMatch(/Stop emails about protocols: http\S+\/en\/unsubscribe\/[\w-]{100,}/)
    expect(text).toContain('Ilse Vermeulen may earn a commission on what you buy here.')
    expect(text).toContain('2 products: 35,99\u00a0€\nwith Ilse Vermeulen’s discount of 10%')
    expect(text).toContain('find the protocol in your account')
  })

  test('links to the protocol, which opens for everyone who has the email', async () => {
    await share({ email: 'linked@people.example' })
    const { text, html } = await mailTo('linked@people.example')
    const [, token = ''] = /\/nl\/protocols\/([\w-]{32,})/.exec(text) ?? []
    expect(html).toContain(`/nl/protocols/${token}"`)
    const { status, body } = await shop.call('GET', sharedProtocolPaths.one(token))
    expect([status, body.name]).toEqual([200, 'Gut repair, eight weeks'])
  })

  test('does not mention an account to a practitioner, who cannot see received protocols there', async () => {
    const colleague = await shop.person({ userTypeId: 2, language: 'en' })
    await share({ email: colleague.email })
    expect((await mailTo(colleague.email)).text).not.toContain('account')
  })

  test('is readable without pictures: each product is named beside its own, and read out once', async () => {
    await share({ email: 'plain@people.example' })
    const { html } = await mailTo('plain@people.example')
    const pictures = html.match(/<img[^>]*>/g) ?? []
    expect(pictures.length).toBeGreaterThan(6)
    expect(pictures.filter((picture) => !/ alt="/.test(picture))).toEqual([])
    expect(pictures.filter((picture) => /alt="(Rust|Zinc)"/.test(picture))).toEqual([])
    expect(html.match(/>(Rust|Zinc)</g)).toHaveLength(3)
  })

  test('shows URLs in the message as text until a client has accepted the practitioner, with and without an account', {
    tags: 'email-no-links',
  }, async () => {
    const plain = await ilse.protocol('Calm from evil.example', [{ product_variant_id: zinc }])
    const notes = 'Pay at https://evil.example/pay or www.evil.example'
    const customer = await shop.person({ userTypeId: 4, language: 'en' })
    const strangers = ['stranger@people.example', customer.email]
    for (const email of strangers) {
      await share({ id: plain, email, notes, first_name: 'See evil.example' })
      const mail = await mailTo(email)
      for (const part of [mail.subject!, mail.text, mail.html]) expect(part).not.toContain('evil.example')
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain('https: //evil. example/pay or www. evil. example')
        expect(part).toContain('Calm from evil. example')
      }
    }
    const client = await shop.person({ userTypeId: 4, language: 'en' })
    const invitation = { email: client.email, first_name: 'Anna', last_name: 'Maes', discount: 10 }
    const invited = await ilse.post(practicePaths.invite, { ...invitation, language: 'en' })
    await (await shop.device(client)).put(consentPaths.consent(invited.body.id))
    await share({ id: plain, email: client.email, notes })
    const sent = () =>
      shop.db
        .select()
        .from(mails)
        .where(and(eq(mails.recipient, client.email), eq(mails.template, 'protocol-shared')))
    await expect.poll(sent).toMatchObject([{ text: expect.stringContaining(notes) }])
  })

  test('contains no HTML tags from a message', { tags: 'email-markup' }, async () => {
    await share({ email: 'tags@people.example', notes: '<script>alert(1)</script>' })
    expect((await mailTo('tags@people.example')).html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })
})

/** Writes the email about a share, as when it is about to be sent. */
async function writerOf(share_id: number) {
  const { protocolEmails } = await import('./emails.ts')
  const { parseConfig } = await import('#server/platform/config.ts')
  const { loadTranslations } = await import('#server/platform/translation.ts')
  const emails = protocolEmails({
    brandingOf: async () => undefined,
    config: parseConfig({ DEMO: '1' }, { checkout: '/', isRoot: false }),
    products: shop.catalogue,
    sealing: { seal: (text) => text, open: (text) => text, mark: (text) => text },
    translations: loadTranslations('locales'),
  })
  return () =>
    emails['protocol-invitation'](
      { template: 'protocol-invitation', user_id: null, share_id },
      { db: shop.db, now: new Date() },
    )
}

test('is not sent if the share was revoked before', async () => {
  const { body } = await share({ email: 'early@people.example' })
  const write = await writerOf(body.share_id)
  expect((await write())?.to).toBe('early@people.example')
  await ilse.delete(protocolPaths.share(protocol, body.share_id))
  expect(await write()).toBeUndefined()
})

test.each([
  ['is deactivated', { deactivatedAt: new Date() }],
  ['is not certified any more', { userTypeId: 3 }],
] as const)('is not sent once the practitioner %s: its link would not open', async (_, change) => {
  const { body } = await share({ email: `${Object.keys(change)[0]}@people.example` })
  const write = await writerOf(body.share_id)
  expect(await write()).toBeDefined()
  const isIlse = eq(users.id, ilse.id)
  await shop.db.update(users).set(change).where(isIlse)
  expect(await write()).toBeUndefined()
  await shop.db.update(users).set({ deactivatedAt: null, userTypeId: 2 }).where(isIlse)
})
