import type { TaskItem } from '#contract/admin-today.ts'
import { nameOf, personName } from '#domain/accounts/person-name.ts'
import { tasksListed as limit, type TaskKind } from '#domain/admin/tasks.ts'
import { countriesDeliveredTo } from '#domain/delivery/zones.ts'
import type { Language } from '#domain/languages.ts'
import { toMajor } from '#domain/money.ts'
import type { OrderFilter } from '#domain/orders/order-filters.ts'
import { listAdminProducts } from '#server/catalogue/management/list-products.ts'
import { findLowStock } from '#server/catalogue/stock/find-low-stock.ts'
import { findWithheld } from '#server/catalogue/stock/find-withheld.ts'
import { findPayable } from '#server/commission/payouts/find-due.ts'
import { findContentToDo } from '#server/content/find-content-to-do.ts'
import { findOpenMessages } from '#server/messages/find-messages.ts'
import { findOrdersToDo } from '#server/orders/find-orders-to-do.ts'
import type { Deps } from '#server/platform/context.ts'
import { countStuckJobs, listStuckJobs } from '#server/platform/stuck-jobs.ts'
import { listTexts } from '#server/questions/find-questions.ts'
import { listQueue } from '../certificates/list-certificates.ts'

export type Looking = Pick<
  Deps,
  | 'catalogue'
  | 'currency'
  | 'db'
  | 'productIndex'
  | 'products'
  | 'region'
  | 'sealing'
  | 'storyblokContent'
  | 'translations'
> & {
  language: Language
  now: Date
}
type Found = { count: number; oldest: (Pick<TaskItem, 'id' | 'name'> & Partial<TaskItem>)[] }
type TaskSource = (looking: Looking) => Promise<Found>

/** Where Today finds what there is to do; a new kind of task is a line here. */
export const taskSources: Readonly<Record<TaskKind, TaskSource>> = {
  orders: ordersIn('to_process'),
  withdrawals: ordersIn('withdrawals'),
  refunds: ordersIn('attention'),
  payments: ordersIn('payment_failed'),
  messages: async ({ db }) => {
    const { count, oldest } = await findOpenMessages(db, { limit })
    return {
      count,
      oldest: oldest.map(({ id, name, orderText, receivedAt }) => ({
        id,
        name,
        of: orderText || null,
        since: receivedAt.toISOString(),
      })),
    }
  },
  questions: async ({ db, language }) => {
    const wanted = { state: 'waiting', language, page: 1, limit } as const
    const { data, total_results: count } = await listTexts(db, wanted)
    const oldest = data.map(({ kind, id, writer, product, written_at: since }) => ({
      id: `${kind} ${id}`,
      name: product.name,
      of: writer.name,
      since,
    }))
    return { count, oldest }
  },
  certificates: async (looking) => {
    const { waiting: count, data } = await listQueue(looking, { state: 'waiting', page: 1, limit })
    const oldest = data.map(({ id, practitioner, uploaded_at: since }) => ({
      id,
      name: personName(practitioner),
      since,
    }))
    return { count, oldest }
  },
  payouts: async ({ currency, db, now }) => {
    const payable = await findPayable(db, currency, now)
    const oldest = payable.slice(0, limit).map((due) => ({
      id: due.practitionerId,
      name: nameOf(due),
      amount: toMajor(due.amount),
    }))
    return { count: payable.length, oldest }
  },
  jobs: async ({ db, now }) => {
    const [count, jobs] = await Promise.all([
      countStuckJobs(db, now),
      listStuckJobs(db, now, { page: 1, limit }),
    ])
    const oldest = jobs.map(({ id, queue: name, queuedAt }) => ({ id, name, since: queuedAt.toISOString() }))
    return { count, oldest }
  },
  stock: async ({ db, products, language }) => {
    const view = { language, practitionerPrices: true }
    const { count, lowest } = await findLowStock({ db, products }, { limit, view })
    return {
      count,
      oldest: lowest.map(({ id, name, sku: of, stock: packs }) => ({ id, name, of, packs })),
    }
  },
  expired: packsOf('expired'),
  blocked: packsOf('blocked'),
  drafts: async (looking) => {
    const { data, counts } = await listAdminProducts(looking, {
      query: '',
      filter: 'draft',
      order_by: 'updated',
      order: 'asc',
      page: 1,
      limit,
    })
    const oldest = data.map(({ id, name, sku: of, missing }) => ({ id, name, of, missing: missing.length }))
    return { count: counts.draft, oldest }
  },
  content: async (looking) => {
    const { soon, drafts } = await findContentToDo(looking)
    const items = [
      ...soon.map(({ at, ...item }) => ({ ...item, begins: at.toISOString() })),
      ...drafts.map(({ at, ...item }) => ({ ...item, since: at.toISOString() })),
    ]
    return { count: items.length, oldest: items.slice(0, limit) }
  },
  restrictions: async ({ products, region, language }) => {
    const open = products.openRestrictions(countriesDeliveredTo(region), language)
    return { count: open.length, oldest: open.slice(0, limit) }
  },
}

/** Of batches that may not be sold, which are to be thrown away or, if they were only blocked, released. */
function packsOf(standing: 'blocked' | 'expired'): TaskSource {
  return async (looking) => {
    const view = { language: looking.language, practitionerPrices: true }
    const { count, oldest } = await findWithheld(looking, { standing, limit, view })
    return { count, oldest: oldest.map(({ id, name, sku: of, packs }) => ({ id, name, of, packs })) }
  }
}

function ordersIn(filter: OrderFilter): TaskSource {
  return async ({ db, now }) => {
    const { count, oldest } = await findOrdersToDo({ db, now }, { filter, limit })
    return {
      count,
      oldest: oldest.map(({ id, number: name, client: of, placedAt }) => ({
        id,
        name,
        of,
        since: placedAt.toISOString(),
      })),
    }
  }
}
