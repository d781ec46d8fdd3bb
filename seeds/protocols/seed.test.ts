import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authPaths, practitionerPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { clientProtocolPaths, protocolPaths } from '#contract/protocol-paths.ts'
import type { Protocol, ProtocolPage, TemplateList } from '#contract/protocols.ts'
import { languages } from '#domain/languages.ts'
import { labelDose } from '#domain/protocols/dose.ts'
import { planCheck } from '#domain/protocols/plan-check.ts'
import { clients } from '#server/clients/tables.ts'
import {
  protocolLinks,
  protocols,
  protocolTemplates,
  protocolTemplateTexts,
} from '#server/protocols/tables.ts'
import { openDemoApi, sealing } from '../../tests/support/shop-api.ts'
import { demoCatalogue } from '../catalogue/catalogue.ts'
import { demonstrationPassword } from '../people/people.ts'
import { seedPeople } from '../people/seed.ts'
import { demoProducts } from './demo-products.ts'
import { seedProtocols } from './seed.ts'

const now = new Date()
let shop: Awaited<ReturnType<typeof openDemoApi>>
const seed = () => seedProtocols({ db: shop.db, sealing, region: 'eu', now })
beforeAll(async () => {
  shop = await openDemoApi(async ({ db }) => {
    await seedPeople({ db, files: { put: async () => {} }, region: 'eu', now })
    await seedProtocols({ db, sealing, region: 'eu', now })
  })
  await shop.catalogue.whenReady(30_000)
})
afterAll(() => shop.close())

async function signIn(name: string) {
  const body = { email: `${name}@verbena.example`, password: demonstrationPassword }
  const answer = await shop.app.inject({ method: 'POST', url: `/api${authPaths.login}`, body })
  const headers = { authorization: `Bearer ${answer.json<Tokens>().access_token}` }
  return {
    get: async <Answer>(path: string, language = 'en') => {
      const asked = { ...headers, 'accept-language': language }
      return (await shop.app.inject({ url: `/api${path}`, headers: asked })).json<Answer>()
    },
    delete: (path: string) => shop.app.inject({ method: 'DELETE', url: `/api${path}`, headers }),
  }
}

test('every product used in protocols is in the demonstration shop', () => {
  const keys = new Set(demoCatalogue().map(({ key }) => key))
  expect(Object.values(demoProducts).filter((key) => !keys.has(key))).toEqual([])
})

describe('Ilse', () => {
  test('has eight protocols with doses and notes, shared with clients', async () => {
    const ilse = await signIn('ilse')
    const { data, total_clients } = await ilse.get<ProtocolPage>(protocolPaths.list)
    expect(data.map(({ name, products, shared_with }) => [name, products.length, shared_with])).toEqual([
      ['Gut repair, eight weeks', 11, 4],
      ['Focus, exam weeks', 4, 1],
      ['Sport recovery', 6, 2],
      ['Perimenopause, first month', 8, 4],
      ['Winter immunity, family', 7, 3],
      ['Postnatal iron and energy', 6, 2],
      ['Liver support', 5, 3],
      ['Sleep foundations', 4, 4],
    ])
    expect(total_clients).toBe(22)
    const states = data.flatMap(({ name, products }) =>
      products.filter(({ state }) => state !== 'sold').map(({ slug, state }) => [name, slug, state]),
    )
    expect(states).toEqual([['Liver support', 'alder-and-moss-milk-thistle-seed-extract', 'out']])
    expect(data[0]?.has_link).toBe(true)
  })

  test('exceeds an upper level in one of them, for zinc', async () => {
    const ilse = await signIn('ilse')
    const { data } = await ilse.get<ProtocolPage>(protocolPaths.list)
    const above: unknown[] = []
    for (const { protocol_id: id } of data) {
      const { name, products } = await ilse.get<Protocol>(protocolPaths.one(id))
      const lines = products.map((product) => ({
        ...product,
        dose: product.dose ?? labelDose(product.facts.portion),
      }))
      for (const { key, amount } of planCheck(lines).above) above.push([name, key, amount])
    }
    expect(above).toEqual([['Winter immunity, family', 'zinc', 30]])
  })

  test('changed one after sharing it, and has reached the sharing milestones', async () => {
    const ilse = await signIn('ilse')
    const { data } = await ilse.get<ProtocolPage>(`${protocolPaths.list}?limit=1`)
    const versions = await ilse.get<{ data: { number: number }[] }>(
      protocolPaths.versions(data[0]!.protocol_id),
    )
    expect(versions.data.map(({ number }) => number)).toEqual([3, 2, 1])
    const milestones = await ilse.get<{ data: { name: string; reached_at: string | null }[] }>(
      practitionerPaths.milestones,
    )
    const reached = milestones.data.filter(({ reached_at }) => reached_at).map(({ name }) => name)
    expect(reached).toEqual([
      'RegistrationComplete',
      'CertificateUploaded',
      'CertificateValidated',
      'ProtocolCreated',
      'FifthProtocolShared',
      'TenthProtocolShared',
      'FirstClientInvited',
      'FifthClientInvited',
      'TwentiethClientInvited',
    ])
  })
})

test('Anna has two protocols in her account', async () => {
  const anna = await signIn('anna')
  const { data } = await anna.get<{ data: { name: string; discount_rate: number }[] }>(
    clientProtocolPaths.list,
  )
  expect(data.map(({ name, discount_rate }) => [name, discount_rate])).toEqual([
    ['Gut repair, eight weeks', 10],
    ['Sleep foundations', 10],
  ])
})

test('all of Ilse’s clients but two have accepted her invitation', async () => {
  const invited = (await shop.db.select().from(clients)).filter(({ userId }) => userId === null)
  expect(invited.map(({ email }) => email)).toEqual(['tomas.rey@example.org', 'noor@example.org'])
})

test('Marco has two protocols, which are not shared', async () => {
  const marco = await signIn('marco')
  const { data } = await marco.get<ProtocolPage>(protocolPaths.list)
  expect(data.map(({ name, shared_with, has_link }) => [name, shared_with, has_link])).toEqual([
    ['Energy for autumn', 0, false],
    ['Calm digestion', 0, false],
  ])
})

test('four templates are offered, and an uncertified practitioner may add all their products but one', async () => {
  const marco = await signIn('marco')
  const { data } = await marco.get<TemplateList>(protocolPaths.templates, 'ja')
  expect(data).toHaveLength(4)
  expect(data[0]).toMatchObject({
    storyblok_id: 'verbena-low-histamine-start',
    name: '低ヒスタミン食のはじめに',
  })
  const closed = data.flatMap(({ products }) => products.filter(({ state }) => state !== 'sold'))
  expect(closed.map(({ slug }) => slug)).toEqual(['fenwick-and-rue-valerian-and-hops-tincture'])
})

test('with two colleagues of Ilse, the shop shows which products are combined in protocols', async () => {
  await shop.companions.read()
  const slug = 'kestrel-clinical-magnesium-bisglycinate-300-mg'
  const { related } = (await shop.app.inject({ url: `/api${cataloguePaths.product(slug)}` })).json<{
    related: { slug: string }[]
  }>()
  expect(related.map(({ slug: companion }) => companion)).toEqual([
    'plainmatter-glycine-night-powder',
    'fenwick-and-rue-valerian-and-hops-tincture',
    'solenne-vitamin-d3-plus-k2-drops',
    'alder-and-moss-ashwagandha-root-extract',
  ])
})

describe('seeding again', () => {
  test('adds nothing, and does not restore what was deleted', async () => {
    const marco = await signIn('marco')
    const { data } = await marco.get<ProtocolPage>(protocolPaths.list)
    for (const { protocol_id: id } of data) await marco.delete(protocolPaths.one(id))
    const count = async () => [
      await shop.db.$count(protocols),
      await shop.db.$count(clients),
      await shop.db.$count(protocolTemplates),
    ]
    const before = await count()
    await seed()
    expect(await count()).toEqual(before)
    expect(before[0]).toBe(16)
  })

  test('adds a template’s missing language, and keeps edited texts', async () => {
    const isEnglish = eq(protocolTemplateTexts.language, 'en')
    await shop.db.update(protocolTemplateTexts).set({ name: 'Edited' }).where(isEnglish)
    await shop.db.delete(protocolTemplateTexts).where(eq(protocolTemplateTexts.language, 'nl'))
    await seed()
    expect(await shop.db.$count(protocolTemplateTexts)).toBe(4 * languages.length)
    expect(await shop.db.$count(protocolTemplateTexts, eq(protocolTemplateTexts.name, 'Edited'))).toBe(4)
  })
})

test('every link can be copied again by its practitioner', async () => {
  const links = await shop.db.select().from(protocolLinks)
  expect(links).toHaveLength(24)
  expect(links.every(({ sealedToken }) => /^[\w-]{32}$/.test(sealing.open(sealedToken)))).toBe(true)
})
