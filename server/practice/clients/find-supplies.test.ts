import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClientPage } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { renewalPaths } from '#contract/renewal-paths.ts'
import { clients } from '#server/clients/tables.ts'
import { dose, inDays, openPractices, type Practices } from '../../../tests/support/practices.ts'

let practices: Practices
beforeAll(async () => {
  practices = await openPractices()
})
afterAll(() => practices.shop.close())

type Practitioner = Awaited<ReturnType<Practices['practice']>>['ilse']
const list = async (by: Practitioner, query = ''): Promise<ClientPage> =>
  (await by.get(`${practicePaths.clients}?${query}`)).body

/** Lembert ran out nine days ago, Anna will in five days, Sofie has enough, Tomás bought nothing. */
async function fullPractice() {
  const { shop, practice, shareWith, bought } = practices
  const { ilse, protocolId } = await practice()
  const shareOf: Record<string, number> = {}
  for (const [first_name, days] of Object.entries({ Tomás: null, Sofie: 6, Anna: 25, Lembert: 39 })) {
    const client = await shop.buyer()
    shareOf[first_name] = await shareWith(ilse, protocolId, client, { first_name, last_name: 'Maes' })
    if (days !== null) await bought(client, ilse, { days })
  }
  return { ilse, shareOf }
}

describe('the list of clients', () => {
  test('says what runs out when, of the protocol that runs out first', async () => {
    const { shop, iron, shareWith } = practices
    const { ilse } = await fullPractice()
    const [anna] = await shop.db.select().from(clients).where(eq(clients.firstName, 'Anna'))
    await shareWith(ilse, await ilse.protocol('Sleep', [{ product_variant_id: iron, dose }]), anna!)
    const { data } = await list(ilse, 'sort=newest')
    expect(data.map(({ first_name, supply }) => [first_name, supply])).toEqual([
      ['Lembert', { state: 'overdue', runs_out_on: inDays(-9), days: -9 }],
      ['Anna', { state: 'due', runs_out_on: inDays(5), days: 5 }],
      ['Sofie', { state: 'on_track', runs_out_on: inDays(24), days: 24 }],
      ['Tomás', { state: 'never_bought', runs_out_on: null, days: null }],
    ])
  })

  test('says nothing of clients with whom nothing was shared', async () => {
    const ilse = await practices.shop.newPractitioner()
    await ilse.post(practicePaths.invite, {
      email: `noor${Date.now()}@people.example`,
      first_name: 'Noor',
      last_name: 'Willems',
      discount: 0,
      language: 'en',
    })
    expect((await list(ilse)).data).toMatchObject([{ first_name: 'Noor', supply: null }])
  })

  test('shows who has run out or soon will, also once they were contacted, page by page', async () => {
    const { ilse, shareOf } = await fullPractice()
    await ilse.put(renewalPaths.one(shareOf.Anna!), { is_contacted: true })
    const names = ({ data }: ClientPage) => data.map(({ first_name }) => first_name)
    const found = await list(ilse, 'filter=running-out&sort=newest')
    expect(names(found)).toEqual(['Lembert', 'Anna'])
    expect(found).toMatchObject({ total_results: 2, counts: { all: 4 } })
    expect(names(await list(ilse, 'filter=running-out&sort=newest&limit=1&page=2'))).toEqual(['Anna'])
    expect((await list(ilse, 'filter=running-out&keyword=lembert&limit=1')).total_results).toBe(1)
    expect((await list(await practices.shop.newPractitioner(), 'filter=running-out')).total_results).toBe(0)
  })
})
