import { clients } from '#server/clients/tables.ts'
import { protocols } from '#server/protocols/tables.ts'
import type { OrdersShop } from './orders-api.ts'

type Buyer = Awaited<ReturnType<OrdersShop['buyer']>>

/** Anna Maes as a practitioner’s client, at 10 %. */
export async function clientOf(shop: OrdersShop, practitioner: Buyer, anna: Buyer) {
  const [client] = await shop.db
    .insert(clients)
    .values({
      practitionerId: practitioner.id,
      userId: anna.id,
      email: anna.email,
      firstName: 'Anna',
      lastName: 'Maes',
      language: 'en',
      discountRate: 10,
      createdAt: new Date(),
      acceptedAt: new Date(),
    })
    .returning()
  return client!
}

/** A protocol as order lines name it. */
export async function protocolOf(shop: OrdersShop, practitionerId: number, protocolName: string) {
  const times = { createdAt: new Date(), updatedAt: new Date() }
  const [made] = await shop.db
    .insert(protocols)
    .values({ practitionerId, name: protocolName, description: '', ...times })
    .returning()
  return { protocolId: made!.id, protocolName }
}
