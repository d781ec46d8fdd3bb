import { afterAll, beforeAll, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { newAddress } from '../../../tests/support/people/newcomers.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'

let shop: ProtocolsShop
let variant: number
beforeAll(async () => {
  shop = await openProtocols()
  variant = await shop.product('calm')
})
afterAll(() => shop.close())

async function sharer() {
  const maker = await shop.newPractitioner()
  const share = async (body: object) => {
    const id = await maker.protocol('Sleep', [{ product_variant_id: variant }])
    return maker.post(protocolPaths.assign, { id, ...body })
  }
  return { share }
}

test('a known client given as a new one keeps name and discount, and the answer shows who it is', async () => {
  const [ilse, nora] = [await sharer(), await sharer()]
  const anna = { email: newAddress('anna'), first_name: 'Anna', last_name: 'Maes', discount: 10 }
  const { body: first } = await ilse.share(anna)
  expect(first.is_new_client).toBe(true)

  const hanna = { ...anna, email: anna.email.toUpperCase(), first_name: 'Hanna', discount: 20 }
  for (const answer of await Promise.all([ilse.share(hanna), ilse.share(hanna)])) {
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ client: first.client, is_new_client: false })
  }
  const elsewhere = await nora.share(hanna)
  expect(elsewhere.body).toMatchObject({
    client: { first_name: 'Hanna', discount_rate: 20 },
    is_new_client: true,
  })
})

test('if one address is given twice at once, one client is created, and both answers show it', async () => {
  const ilse = await sharer()
  const email = newAddress('twice')
  const answers = await Promise.all(
    ([5, 15] as const).map((discount) =>
      ilse.share({ email, first_name: `Rate ${discount}`, last_name: 'Maes', discount }),
    ),
  )
  const [one, other] = answers.map(({ body }) => body)
  expect(one.client).toEqual(other.client)
  expect([one.is_new_client, other.is_new_client].sort()).toEqual([false, true])
  expect(one.client.first_name).toBe(`Rate ${one.client.discount_rate}`)
})
