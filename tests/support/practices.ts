import { eq } from 'drizzle-orm'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { renewalPaths } from '#contract/renewal-paths.ts'
import type { Renewal, RenewalPage } from '#contract/renewals.ts'
import { addDays, dateOf } from '#domain/days.ts'
import { dayMs, offsetOn, today } from '#domain/local-time.ts'
import { regionSettings } from '#domain/regions.ts'
import { daysAgo } from '#server/catalogue/fixtures.ts'
import { clients } from '#server/clients/tables.ts'
import { shipmentLines, shipments } from '#server/orders/tables.ts'
import { protocolShares } from '#server/protocols/tables.ts'
import { type OrdersShop, openOrders } from './orders-api.ts'

type Practitioner = Awaited<ReturnType<OrdersShop['newPractitioner']>>
type Client = Awaited<ReturnType<OrdersShop['buyer']>>

export const dose = { amount: 1, unit: 'capsule', times: ['morning', 'evening'], food: 'with', days: null }

/** A shop with two products of 60 capsules, and practices whose clients take and buy them. */
export async function openPractices() {
  const shop = await openOrders()
  const zinc = await shop.product('zinc', { stock: 10_000, history: [[2000, 90]], names: { en: 'Zinc' } })
  const iron = await shop.product('iron', { stock: 10_000, history: [[1000, 90]], names: { en: 'Iron' } })

  /** A practitioner with a protocol of zinc and iron. */
  async function practice() {
    const ilse = await shop.newPractitioner()
    const protocolId = await ilse.protocol('Liver support', [
      { product_variant_id: iron, dose },
      { product_variant_id: zinc, dose },
    ])
    return { ilse, protocolId }
  }

  /** Sixty days ago. */
  async function shareWith(
    ilse: Practitioner,
    protocolId: number,
    { email }: { email: string },
    name = { first_name: 'Anna', last_name: 'Maes' },
  ): Promise<number> {
    const { body } = await ilse.post(protocolPaths.assign, { id: protocolId, email, ...name, discount: 0 })
    await shop.db
      .update(protocolShares)
      .set({ sharedAt: daysAgo(60) })
      .where(eq(protocolShares.id, body.share_id))
    return body.share_id
  }

  /** Delivered as many days ago, through a practitioner. A pack lasts 30 days. */
  async function bought(
    client: Client,
    ilse: Practitioner,
    { days, variantId = zinc }: { days: number; variantId?: number },
  ) {
    const [known] = await shop.db.select().from(clients).where(eq(clients.userId, client.id))
    const line = { variantId, practitionerId: ilse.id, clientId: known!.id, tierRate: 20 as const }
    const order = await shop.paid({ user: client, lines: [line] })
    const at = noonIn(-days)
    const [parcel] = await shop.db
      .insert(shipments)
      .values({ orderId: order.id, carrier: 'bpost', shippedAt: at, deliveredAt: at })
      .returning()
    await shop.db
      .insert(shipmentLines)
      .values({ shipmentId: parcel!.id, orderLineId: order.lines[0]!.id, quantity: 1 })
    return order
  }

  async function shareOf(id: number) {
    const [share] = await shop.db.select().from(protocolShares).where(eq(protocolShares.id, id))
    return share!
  }

  const board = async (by: Pick<Practitioner, 'get'>, query = ''): Promise<RenewalPage> =>
    (await by.get(`${renewalPaths.list}${query}`)).body

  /** The only renewal on a board. */
  async function only(by: Pick<Practitioner, 'get'>): Promise<Renewal> {
    const { data } = await board(by)
    if (data.length !== 1) throw new Error(`${data.length} renewals are on the board`)
    return data[0]!
  }

  return { shop, zinc, iron, practice, shareWith, bought, shareOf, board, only }
}
export type Practices = Awaited<ReturnType<typeof openPractices>>

const { timeZone } = regionSettings.eu
const localDay = (days: number) => addDays(today(timeZone, new Date()), days)

/** The same time of day on either side of a clock change: days before it have another offset. */
export const noonIn = (days: number) =>
  new Date(localDay(days) + dayMs / 2 - offsetOn(timeZone, localDay(days)))

export const inDays = (days: number) => dateOf(localDay(days))
