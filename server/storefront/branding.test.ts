import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basketPaths } from '#contract/basket-paths.ts'
import { storeImagePath } from '#contract/media.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { clientProtocolPaths, protocolPaths, sharedProtocolPaths } from '#contract/protocol-paths.ts'
import { renewalPaths } from '#contract/renewal-paths.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { contrast, contrastMinimum } from '#domain/storefront/themes.ts'
import { folderFiles } from '#server/platform/files.ts'
import { mails } from '#server/platform/mail/tables.ts'
import { readPdf } from '../../tests/support/read-pdf.ts'
import { openStores, type StoresShop } from '../../tests/support/store-api.ts'
import { brandings } from './branding.ts'
import { storeImageKey } from './images/store-images.ts'

let shop: StoresShop
beforeAll(async () => {
  shop = await openStores({ DEMO: '1' })
})
afterAll(() => shop.close())

const contact = {
  appointment_url: 'https://book.example/ilse',
  description: '',
  address: 'Lindelaan 4, Gent',
  phone: '+32 9 555 02 17',
  email: 'ilse@lindehof.example',
  languages: ['nl'],
}

async function withPlan(size = { width: 400, height: 100 }) {
  const ilse = await shop.withPage()
  const variant = await shop.product(`calm-${ilse.id}`, { history: [[1290, 90]] })
  const { body } = await ilse.post(protocolPaths.create, { name: 'Gut repair', description: 'Eight weeks' })
  const id: number = body.protocol_id
  await ilse.post(protocolPaths.products(id), { product_variant_id: variant })
  const token: string = (await ilse.post(protocolPaths.link(id), {})).body.link_token
  const create = { ...size, channels: 3, background: '#7a3d1f' } as const
  await ilse.upload(storePaths.logo, { file: await sharp({ create }).png().toBuffer() })
  expect((await ilse.save({ accent: '#ffe066', contact })).status).toBe(200)
  const branding = async () => (await shop.call('GET', sharedProtocolPaths.one(token))).body.branding
  const paper = async (query = '') =>
    (await shop.app.inject({ url: `/api${sharedProtocolPaths.document(token)}${query}` })).rawPayload
  const share = async (email: string) => {
    const client = { email, first_name: 'Anna', last_name: 'Maes', discount: 10 }
    return (await ilse.post(protocolPaths.assign, { id, ...client })).body
  }
  return { ilse, id, variant, branding, paper, share, logo: (await ilse.store()).logo! }
}

/** The latest of its kind. */
async function mailTo(email: string, template: string) {
  const find = async () =>
    (await shop.db.select().from(mails).where(eq(mails.recipient, email))).find(
      (mail) => mail.template === template,
    )
  await expect.poll(find).toBeDefined()
  const mail = await find()
  return { text: mail!.text!, html: mail!.html! }
}
const picture = (html: string) => /<img[^>]*\/media\/stores\/[^>]*>/.exec(html)?.[0] ?? ''
const pictures = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0

describe('clients of a practitioner with a page', () => {
  test('see logo, colour and contact details in their emails and on their plan, once it is published', async () => {
    const plan = await withPlan()
    expect(await plan.branding()).toBeUndefined()
    await plan.share('before@people.example')
    expect(picture((await mailTo('before@people.example', 'protocol-invitation')).html)).toBe('')

    expect(await plan.ilse.publish()).toMatchObject({ status: 200 })
    const { accent_text: colour, ...shown } = await plan.branding()
    expect(shown).toMatchObject({ accent: '#ffe066', phone: contact.phone, email: contact.email })
    expect(shown.logo).toEqual({ image: plan.logo, width: 400, height: 100 })
    expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(contrastMinimum)

    await plan.share('after@people.example')
    const { text, html } = await mailTo('after@people.example', 'protocol-invitation')
    expect(picture(html)).toContain(storeImagePath(plan.logo, 800))
    expect(html).toContain(`color:${colour}`)
    for (const part of [contact.phone, contact.email, contact.address]) expect(text).toContain(part)
  })

  test.each(['', '?size=large'])('see them on their printed plan%s', async (query) => {
    const plan = await withPlan()
    const before = await plan.paper(query)
    await plan.ilse.publish()
    const after = await plan.paper(query)
    expect(pictures(after)).toBe(pictures(before) + 1)
    const { text } = await readPdf(after)
    for (const part of [contact.phone, contact.email, contact.address, 'book.example/ilse'])
      expect(text.replaceAll(' ', '')).toContain(part.replaceAll(' ', ''))
    expect((await readPdf(before)).text).not.toContain(contact.email)
  })

  test.each([
    ['wide', { width: 600, height: 100 }, { width: 120, height: 20 }],
    ['tall', { width: 100, height: 200 }, { width: 24, height: 48 }],
  ])('see a %s logo in its own proportions', async (shape, size, shown) => {
    const plan = await withPlan(size)
    await plan.ilse.publish()
    await plan.share(`${shape}@people.example`)
    const { html } = await mailTo(`${shape}@people.example`, 'protocol-invitation')
    expect(picture(html)).toContain(`width="${shown.width}"`)
    expect(picture(html)).toContain(`height="${shown.height}"`)
    const { body } = await shop.published((await plan.ilse.store()).name)
    expect(body.logo_size.width / body.logo_size.height).toBeCloseTo(size.width / size.height, 1)
  })

  test('see them on the plan in their account', async () => {
    const plan = await withPlan()
    await plan.ilse.publish()
    const anna = await shop.person({ userTypeId: 4 })
    const device = await shop.device(anna)
    await plan.share(anna.email)
    const { body } = await device.get(clientProtocolPaths.one(plan.id))
    expect(body.branding).toMatchObject({ logo: { image: plan.logo } })
  })

  test.each(['without', 'with'])(
    'see them wherever the practitioner writes, %s an account: in invitations, prepared carts and reminders',
    async (account) => {
      const { ilse, variant, logo, share } = await withPlan()
      await ilse.publish()
      const email =
        account === 'with' ? (await shop.person({ userTypeId: 4 })).email : `written${ilse.id}@people.example`
      const { body } = await ilse.post(practicePaths.invite, {
        email,
        first_name: 'Anna',
        last_name: 'Maes',
        discount: 10,
        language: 'en',
      })
      const basket = (await ilse.post(basketPaths.list(body.id))).body.id
      const products = [{ product_variant_id: variant, quantity: 1 }]
      await ilse.put(basketPaths.one(body.id, basket), { products, message: '' })
      await ilse.post(basketPaths.email(body.id, basket))
      const { share_id } = await share(email)
      await ilse.post(renewalPaths.email(share_id), { words: '' })
      for (const template of ['client-invitation', 'basket-sent', 'renewal-reminder']) {
        const { html, text } = await mailTo(email, template)
        expect(picture(html), template).toContain(logo)
        expect(text + html, template).not.toContain('mails:')
        expect(text, template).toContain(contact.phone)
        // A reader who has not accepted the practitioner gets no link that the practitioner chose.
        expect(text, template).not.toContain(contact.appointment_url)
      }
    },
  )
})

test('contact details that are hidden on the page stay hidden on the plan', async () => {
  const { ilse, branding, paper } = await withPlan()
  const { sections } = await ilse.content()
  await ilse.save({
    sections: sections.map((each) => (each.section === 'contact' ? { ...each, is_hidden: true } : each)),
  })
  await ilse.publish()
  expect(await branding()).toMatchObject({ phone: '', email: '', address: '' })
  expect((await readPdf(await paper())).text).not.toContain(contact.email)
})

test('a page that is no longer published brands nothing', async () => {
  const { ilse, branding } = await withPlan()
  await ilse.publish()
  await ilse.publish(false)
  expect(await branding()).toBeUndefined()
})

test('a page of somebody who is no longer a practitioner brands nothing', async () => {
  const { ilse } = await withPlan()
  await ilse.publish()
  const brandingOf = brandings(async () => undefined)
  expect(await brandingOf(shop.db, ilse.id)).toMatchObject({ phone: contact.phone })
  await shop.sql`UPDATE users SET user_type_id = 4 WHERE id = ${ilse.id}`
  expect(await brandingOf(shop.db, ilse.id)).toBeUndefined()
})

test('initials are shown instead of a logo that cannot be read', async () => {
  const { ilse, logo, branding, paper } = await withPlan()
  const plain = pictures(await paper())
  await ilse.publish()
  await folderFiles(shop.config.dataDir).put(storeImageKey(logo, 800), Buffer.from('broken'))
  expect(await branding()).toMatchObject({ logo: null, phone: contact.phone })
  expect(pictures(await paper())).toBe(plain)
})
