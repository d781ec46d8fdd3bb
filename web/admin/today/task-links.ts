import type { TaskItem } from '#contract/admin-today.ts'
import type { TaskKind } from '#domain/admin/tasks.ts'
import type { OrderFilter } from '#domain/orders/order-filters.ts'

type TaskLinks = {
  /** The list of exactly these; absent if there is none. */
  list?: string
  item(id: TaskItem['id']): string
}

/** Where each kind of task is done. */
export const taskLinks: Readonly<Record<TaskKind, TaskLinks>> = {
  orders: ordersIn('to_process'),
  withdrawals: ordersIn('withdrawals'),
  refunds: ordersIn('attention'),
  payments: ordersIn('payment_failed'),
  certificates: {
    list: '/admin/certificates',
    item: (id) => `/admin/certificates?certificate=${id}`,
  },
  payouts: { list: '/admin/payouts', item: (id) => `/admin/users/${id}` },
  jobs: { list: '/admin/jobs', item: () => '/admin/jobs' },
  restrictions: {
    list: '/admin/products?filter=to_decide',
    item: (id) => `/admin/products/${id}`,
  },
  stock: { item: (slug) => `/products/${slug}` },
}

function ordersIn(shelf: OrderFilter): TaskLinks {
  const list = `/admin/orders?shelf=${shelf}`
  return { list, item: (id) => `${list}&order=${id}` }
}
