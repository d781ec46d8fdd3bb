import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeImagePath } from '#contract/media.ts'
import { clientProtocolPaths, protocolPaths, sharedProtocolPaths } from '#contract/protocol-paths.ts'
import { contrast, contrastMinimum } from '#domain/storefront/themes.ts'
import { mails } from '#server/platform/mail/tables.ts'
import { openStores, type StoresShop } from '../../tests/support/store-api.ts'

let shop: StoresShop
beforeAll(async () => {
  shop = await openStores({ DEMO: '1' })
})
afterAll(() => shop.close())

const logo = '0b1f8a52-7c1e-4a53-9d0e-1f2a3b4c5d6e'
const contact = {
  appointment_url: 'https://book.example/ilse',
  description: '',
  address: 'Lindelaan 4, Gent',
  phone: '+32 9 555 02 17',
  email: 'ilse@lindehof.example',
  languages: ['nl'],
}

async function withPlan() {
  const ilse = await shop.withPage()
  const variant = await shop.product(`calm-${ilse.id}`, { history: [[1290, 90]] })
  const { body } = await ilse.post(protocolPaths.create, { name: 'Gut repair', description: 'Eight weeks' })
  const id: number = body.protocol_id
  await ilse.post(protocolPaths.products(id), { product_variant_id: variant })
  const token: string = (await ilse.post(protocolPaths.link(id), {})).body.link_token
  await shop.sql`UPDATE storefronts
    SET content = content || ${JSON.stringify({ accent: '#ffe066', logo, contact })}::text::jsonb
    WHERE practitioner_id = ${ilse.id}`
  const branding = async () => (await shop.call('GET', sharedProtocolPaths.one(token))).body.branding
  return { ilse, id, branding }
}

async function mailOf({ ilse, id }: Awaited<ReturnType<typeof withPlan>>, email: string) {
  await ilse.post(protocolPaths.assign, {
    id,
    email,
    first_name: 'Anna',
    last_name: 'Maes',
    discount: 10,
  })
  const sent = () => shop.db.select().from(mails).where(eq(mails.recipient, email))
  await expect.poll(sent).toHaveLength(1)
  const [mail] = await sent()
  return { text: mail!.text!, html: mail!.html! }
}

test('clients see the logo, colour and contact details of their practitioner’s page once it is published', async () => {
  const plan = await withPlan()
  expect(await plan.branding()).toBeUndefined()
  expect((await mailOf(plan, 'before@people.example')).html).not.toContain('/media/stores/')
  expect(await plan.ilse.publish()).toMatchObject({ status: 200 })
  const { accent_text: colour, ...shown } = await plan.branding()
  expect(shown).toMatchObject({ logo, accent: '#ffe066', phone: contact.phone, email: contact.email })
  expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(contrastMinimum)

  const { text, html } = await mailOf(plan, 'after@people.example')
  expect(html).toMatch(
    new RegExp(
      `<img[^>]*src="https?://[^"/]+${storeImagePath(logo, 200)}"|<img[^>]*alt="[^"]+"[^>]*src="https?://[^"/]+${storeImagePath(logo, 200)}"`,
    ),
  )
  expect(html).toContain(`color:${colour}`)
  for (const part of [contact.phone, contact.email, contact.address]) expect(text).toContain(part)
})

test('a client sees it on the plan in their account', async () => {
  const plan = await withPlan()
  await plan.ilse.publish()
  const anna = await shop.person({ userTypeId: 4 })
  const device = await shop.device(anna)
  await plan.ilse.post(protocolPaths.assign, {
    id: plan.id,
    email: anna.email,
    first_name: 'Anna',
    last_name: 'Maes',
    discount: 10,
  })
  const { body } = await device.get(clientProtocolPaths.one(plan.id))
  expect(body.branding ?? body).toMatchObject({ logo })
})

test('contact details that are hidden on the page stay hidden on the plan', async () => {
  const { ilse, branding } = await withPlan()
  const { sections } = await ilse.content()
  await ilse.save({
    sections: sections.map((each) => (each.section === 'contact' ? { ...each, is_hidden: true } : each)),
  })
  await ilse.publish()
  expect(await branding()).toMatchObject({ phone: '', email: '', address: '' })
})

test('a page that is no longer published brands nothing', async () => {
  const { ilse, branding } = await withPlan()
  await ilse.publish()
  await ilse.publish(false)
  expect(await branding()).toBeUndefined()
})
