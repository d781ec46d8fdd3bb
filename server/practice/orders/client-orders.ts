import type { ClientOrder, ClientOrderPage } from '#contract/client-orders.ts'
import { findOrderCommissions } from '#server/commission/order-commissions.ts'
import { getClientOrder, listClientOrders, type OrderReader } from '#server/orders/client-orders.ts'
import type { Deps } from '#server/platform/context.ts'

/** Orders with lines of the practitioner, latest first, and what they earn with each. */
export async function listOrdersOfClients(
  deps: Pick<Deps, 'db'>,
  reader: OrderReader,
  page: { page: number; limit: number },
): Promise<ClientOrderPage> {
  const { data, ...totals } = await listClientOrders(deps, reader, page)
  const ids = data.map(({ id }) => id)
  const commissions = await findOrderCommissions(deps, reader.practitionerId, ids)
  return {
    data: data.map((order) => ({ ...order, commission: commissions.get(order.id) ?? null })),
    ...totals,
  }
}

export async function getOrderOfClient(
  deps: Pick<Deps, 'db' | 'products'>,
  reader: OrderReader,
  id: number,
): Promise<ClientOrder> {
  const order = await getClientOrder(deps, reader, id)
  const commissions = await findOrderCommissions(deps, reader.practitionerId, [id])
  return { ...order, commission: commissions.get(id) ?? null }
}
