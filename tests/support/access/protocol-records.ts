import { setTimeout as wait } from 'node:timers/promises'
import { insertProduct, insertVocabulary } from '#server/catalogue/fixtures.ts'
import { clients } from '#server/clients/tables.ts'
import { mintLinkToken } from '#server/protocols/sharing/link-tokens.ts'
import { protocolLines, protocolLinks, protocolShares, protocols } from '#server/protocols/tables.ts'
import type { Accounts } from '../accounts-api.ts'
import { sealing } from '../shop-api.ts'
import type { Names } from './expectation.ts'

type Owner = { id: number }
let addresses = 0

/** A practitioner's protocols, and protocols shared with a user. */
export function protocolRecords(shop: Accounts) {
  let product: Promise<number> | undefined

  /** Of a product that is for sale. */
  function variant(): Promise<number> {
    product ??= (async () => {
      const { linden } = await insertVocabulary(shop.db)
      const { variantId } = await insertProduct(shop.db, { slug: 'calm', brandId: linden! })
      const view = { language: 'en', practitionerPrices: true } as const
      while (!shop.catalogue.ofVariants([variantId], view).has(variantId)) await wait(20)
      return variantId
    })()
    return product
  }

  /** With a product, a valid link, and a client it is shared with. */
  async function protocolOf(practitioner: Owner, client: Owner | undefined = undefined): Promise<Names> {
    const variantId = await variant()
    const now = new Date()
    const [protocol] = await shop.db
      .insert(protocols)
      .values({
        practitionerId: practitioner.id,
        name: 'Calm',
        description: '',
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    const protocolId = protocol!.id
    await shop.db.insert(protocolLines).values({ protocolId, variantId, position: 0, quantity: 1 })
    const [known] = await shop.db
      .insert(clients)
      .values({
        practitionerId: practitioner.id,
        userId: client?.id ?? null,
        email: `access${++addresses}@clients.example`,
        firstName: 'Anna',
        lastName: 'Maes',
        language: 'en',
        discountRate: 10,
        createdAt: now,
      })
      .returning()
    const [share] = await shop.db
      .insert(protocolShares)
      .values({ protocolId, clientId: known!.id, sharedAt: now })
      .returning()
    return {
      id: protocolId,
      share_id: share!.id,
      variant_id: variantId,
      link_token: await linkTo(protocolId),
    }
  }

  async function linkTo(protocolId: number): Promise<string> {
    const token = mintLinkToken(sealing)
    const now = new Date()
    const expiresAt = new Date(now.getTime() + 86_400_000)
    await shop.db.insert(protocolLinks).values({ protocolId, ...token, createdAt: now, expiresAt })
    return sealing.open(token.sealedToken)
  }

  return {
    protocolOf,
    /** Another practitioner's protocol, shared with a client. */
    async receivedBy(client: Owner): Promise<Names> {
      return protocolOf(await shop.person({ userTypeId: 2 }), client)
    },
  }
}
