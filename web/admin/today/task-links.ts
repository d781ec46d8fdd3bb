import type { TaskItem } from '#contract/admin-today.ts'
import type { TaskKind } from '#domain/admin/tasks.ts'
import type { StockFilter } from '#domain/catalogue/stock/reasons.ts'
import type { OrderFilter } from '#domain/orders/order-filters.ts'

type TaskLinks = {
  /** The list that has them all. */
  list: string
  item(id: TaskItem['id']): string
}

/** Where each kind of task is done. */
export const taskLinks: Readonly<Record<TaskKind, TaskLinks>> = {
  orders: ordersIn('to_process'),
  withdrawals: ordersIn('withdrawals'),
  refunds: ordersIn('attention'),
  payments: ordersIn('payment_failed'),
  messages: { list: '/admin/messages', item: (id) => `/admin/messages/${id}` },
  questions: { list: '/admin/questions', item: () => '/admin/questions' },
  certificates: {
    list: '/admin/certificates',
    item: (id) => `/admin/certificates?certificate=${id}`,
  },
  payouts: { list: '/admin/payouts', item: (id) => `/admin/users/${id}` },
  jobs: { list: '/admin/jobs', item: () => '/admin/jobs' },
  stock: stockIn('low'),
  expired: stockIn('expired'),
  blocked: stockIn('blocked'),
  drafts: { list: '/admin/products?filter=draft', item: (id) => `/admin/products/${id}` },
  content: { list: '/admin/content', item: (id) => `/admin/content/${id}` },
  restrictions: {
    list: '/admin/products?filter=to_decide',
    item: (id) => `/admin/products/${id}`,
  },
}

function stockIn(filter: StockFilter): TaskLinks {
  return { list: `/admin/stock?filter=${filter}`, item: (id) => `/admin/stock/${id}` }
}

function ordersIn(filter: OrderFilter): TaskLinks {
  const list = `/admin/orders?filter=${filter}`
  return { list, item: (id) => `${list}&order=${id}` }
}
