import type { AdminProductQuery } from '#contract/admin-products.ts'
import type { ProductFilter, ProductOrder } from '#domain/catalogue/product-list.ts'
import { productFilters } from '#domain/catalogue/product-list.ts'
import type { ProductStatus } from '#domain/catalogue/vocabulary.ts'
import { fold } from '#domain/search/fold.ts'
import type { Sql } from '#server/platform/database.ts'
import { startInterval } from '#server/platform/interval.ts'
import type { Log } from '#server/platform/log.ts'
import { offsetOf } from '#server/platform/paging.ts'
import { CHANGES_KEPT_HOURS, type Cursor, readChanges, startCursor } from '../read-model/changes.ts'
import type { SaleStates } from '../read-model/sale-states.ts'
import { yieldRegularly } from '../read-model/yield-regularly.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    productIndex: ProductIndex
  }
}

type Row = {
  id: number
  status: ProductStatus
  /** Whether it lacks a required fact. */
  lacks: boolean
  name: string
  words: string
  updatedMs: number
  createdMs: number
}
type Find = Omit<AdminProductQuery, 'query'> & { words: readonly string[]; states: SaleStates }
type Counts = Record<ProductFilter, number>
type Found = { ids: number[]; counts: Counts }
export type ProductIndex = ReturnType<typeof openProductIndex>

const slice = 2000
/** Refreshing between requests, too, leaves the next request little to read. */
const schedule = { what: 'the index of all products', pauseMs: 10_000 }
const maximumAgeMs = (CHANGES_KEPT_HOURS / 2) * 3_600_000

const compare: Record<ProductOrder, (a: Row, b: Row) => number> = {
  updated: (a, b) => a.updatedMs - b.updatedMs || a.id - b.id,
  created: (a, b) => a.createdMs - b.createdMs || a.id - b.id,
  name: (a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)) || a.id - b.id,
}

/**
 * What the admin's list finds and counts by, of all products in memory. Each request first reads what was committed
 * before it, so that admins see at once what they saved.
 */
export function openProductIndex({ sql, log }: { sql: Sql; log: Log }) {
  let sortOrders = emptySortOrders()
  let cursor: Cursor | undefined
  let readAtMs = 0
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined

  async function read() {
    const nowMs = Date.now()
    if (!cursor || nowMs - readAtMs > maximumAgeMs) cursor = await load()
    const changes = await readChanges(sql, cursor)
    for (let start = 0; start < changes.productIds.length; start += slice) {
      const ids = changes.productIds.slice(start, start + slice)
      sortOrders = replaced(
        sortOrders,
        new Set(ids),
        await readRows(sql, sql`products.id = ANY(${ids}::int[])`),
      )
    }
    cursor = changes.cursor
    readAtMs = nowMs
  }

  async function load(): Promise<Cursor> {
    const from = await startCursor(sql)
    let loaded = emptySortOrders()
    let last = 0
    for (;;) {
      const rows = await readRows(sql, sql`products.id > ${last} ORDER BY products.id LIMIT ${slice}`)
      if (rows.length === 0) break
      last = rows.at(-1)!.id
      loaded = replaced(loaded, new Set(), rows)
    }
    sortOrders = loaded
    return from
  }

  /** A run in progress may have begun before a caller's change: all who come meanwhile share the next one. */
  function refresh(): Promise<void> {
    waiting ??= running
      .catch(() => {})
      .then(() => {
        waiting = undefined
        running = read()
        return running
      })
    return waiting
  }

  const interval = startInterval(schedule, log, refresh)
  return {
    /** A page of the products with the words that the filter chooses, and how many of them each filter chooses. */
    async find({ words, filter, order_by, order, states, ...page }: Find): Promise<Found> {
      await refresh()
      const all = sortOrders
      const isAll = words.length === 0
      const named = isAll ? all[order_by] : await withWords(all[order_by], words)
      const chosen = filter === 'all' ? named : named.filter((row) => passes(row, filter, states))
      const [first, end] = [offsetOf(page), offsetOf(page) + page.limit]
      const rows =
        order === 'asc'
          ? chosen.slice(first, end)
          : chosen.slice(Math.max(0, chosen.length - end), Math.max(0, chosen.length - first)).reverse()
      return {
        ids: rows.map(({ id }) => id),
        counts: isAll ? countAll(all, states) : count(named, states),
      }
    },
    async close() {
      await interval.close()
      await running.catch(() => {})
    },
  }
}

async function withWords(rows: readonly Row[], words: readonly string[]): Promise<Row[]> {
  const pause = yieldRegularly()
  const found: Row[] = []
  for (let start = 0; start < rows.length; start += slice) {
    found.push(
      ...rows.slice(start, start + slice).filter((row) => words.every((word) => row.words.includes(word))),
    )
    await pause()
  }
  return found
}

function count(rows: readonly Row[], states: SaleStates): Counts {
  const among = (filter: ProductFilter) =>
    rows.reduce((sum, row) => (passes(row, filter, states) ? sum + 1 : sum), 0)
  return Object.fromEntries(productFilters.map((filter) => [filter, among(filter)])) as Counts
}

const counted = new WeakMap<SortOrders, { states: SaleStates; counts: Counts }>()

/** Counted once for each state of the products. */
function countAll(sortOrders: SortOrders, states: SaleStates): Counts {
  const known = counted.get(sortOrders)
  if (known?.states === states) return known.counts
  const counts = count(sortOrders.updated, states)
  counted.set(sortOrders, { states, counts })
  return counts
}

type SortOrders = Record<ProductOrder, readonly Row[]>
const emptySortOrders = (): SortOrders => ({ updated: [], created: [], name: [] })

/** Sorting what is almost sorted costs little more than reading it. */
function replaced(sortOrders: SortOrders, gone: ReadonlySet<number>, rows: readonly Row[]): SortOrders {
  const sorted = (order: ProductOrder) => {
    const kept = gone.size > 0 ? sortOrders[order].filter(({ id }) => !gone.has(id)) : sortOrders[order]
    return [...kept, ...rows.toSorted(compare[order])].sort(compare[order])
  }
  return { updated: sorted('updated'), created: sorted('created'), name: sorted('name') }
}

/** What is sold out, reduced or restricted changes with time, or follows from rules: the read model knows it. */
function passes({ id, status, lacks }: Row, filter: ProductFilter, states: SaleStates): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'missing':
      return status === 'published' && lacks
    case 'out_of_stock':
      return states.soldOut.has(id)
    case 'on_sale':
      return states.onSale.has(id)
    case 'not_everywhere':
      return states.notEverywhere.has(id)
    case 'to_decide':
      return states.toDecide.has(id)
    default:
      return status === filter
  }
}

async function readRows(sql: Sql, condition: ReturnType<Sql>): Promise<Row[]> {
  const rows = await sql<Row[]>`
    SELECT products.id, status, missing <> '{}' AS lacks, name, words,
      extract(epoch FROM updated_at)::float8 * 1000 AS "updatedMs",
      extract(epoch FROM created_at)::float8 * 1000 AS "createdMs"
    FROM products JOIN product_overviews ON product_overviews.product_id = products.id
    WHERE ${condition}`
  return rows.map((row) => ({ ...row, name: fold(row.name) }))
}
