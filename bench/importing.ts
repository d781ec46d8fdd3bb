import { setTimeout as wait } from 'node:timers/promises'
import { adminImportPaths } from '#contract/admin-import-paths.ts'
import type { AdminImportDetail } from '#contract/admin-imports.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { Sql } from '#server/platform/database.ts'
import type { Report } from '#server/platform/progress.ts'
import { demonstrationPassword } from '../seeds/people/people.ts'
import { untilListed } from './administration.ts'
import { logIn } from './practitioner.ts'
import type { Server } from './process.ts'
import type { Shop } from './shop.ts'

type Latency = { p50: number; p99: number }
type Phase = {
  name: 'quiet' | 'dry run' | 'import'
  seconds: number
  listing: Latency
  page: Latency
  /** Answers other than 200. */
  bad: number
}
export type ImportFigures = { rows: number; phases: Phase[] }

const rows = 100_000
const quietMs = 50_000
const pauseMs = 100
/** Of 26 products. */
const pages = 1900
const orders = ['price', 'created_at', 'updated_at', 'id']

/**
 * How long visitors wait while an uploaded file is tried and imported, compared with before. Half of its rows change
 * price and stock of published products, half are new. Visitors come at a steady pace, and ask for no page twice.
 */
export async function measureImporting({ server, sql, progress }: Shop): Promise<ImportFigures> {
  const file = await supplierFile(sql)
  const token = await logIn(server, { email: 'admin@verbena.example', password: demonstrationPassword })
  const call = async (path: string, init: RequestInit = {}): Promise<AdminImportDetail> => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers }
    const answer = await fetch(`${server.base}/api${path}`, { ...init, headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as AdminImportDetail
  }
  const post = (path: string, body: object) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const until = async (id: number, status: AdminImportDetail['status'], report: Report) => {
    for (;;) {
      const found = await call(adminImportPaths.one(id))
      if (found.status === status) return
      report(found.reached, rows)
      await wait(500)
    }
  }

  const visit = visitors(server)
  await progress.step('Waiting for the catalogue', () => untilListed(sql))
  const quiet = await progress.step('Visitors alone', async () => {
    await visit('quiet', wait(quietMs / 4))
    return visit('quiet', wait(quietMs))
  })
  const form = new FormData()
  form.append('file', new Blob([file]), 'list.csv')
  const { id, mapping } = await call(`${adminImportPaths.list}?supplier=Bench`, {
    method: 'POST',
    body: form,
  })
  await post(adminImportPaths.check(id), { mapping })
  const tried = await progress.step('Dry run', (report) => visit('dry run', until(id, 'checked', report)))
  await post(adminImportPaths.start(id), {})
  const imported = await progress.step('Import', (report) => visit('import', until(id, 'done', report)))
  const { counts } = await call(adminImportPaths.one(id))
  if (counts.added + counts.changed < rows) throw new Error(`Imported only ${JSON.stringify(counts)}`)
  return { rows, phases: [quiet, tried, imported] }
}

function visitors({ base }: Server) {
  let [asked, bad] = [0, 0]
  const timed = async (path: string, times: number[]) => {
    const began = performance.now()
    const answer = await fetch(base + path)
    await answer.arrayBuffer()
    if (answer.ok) times.push(performance.now() - began)
    else bad += 1
  }
  return async (name: Phase['name'], end: Promise<void>): Promise<Phase> => {
    const [listing, page]: [number[], number[]] = [[], []]
    const answers: Promise<void>[] = []
    const began = performance.now()
    bad = 0
    let isOver = false
    const ending = end.finally(() => {
      isOver = true
    })
    while (!isOver) {
      const query = `order_by=${orders[asked % orders.length]}&page=${1 + (Math.floor(asked / orders.length) % pages)}`
      asked += 1
      answers.push(
        timed(`/api${cataloguePaths.products}?${query}`, listing),
        timed(`/en/products?${query}`, page),
      )
      await wait(pauseMs)
    }
    const seconds = (performance.now() - began) / 1000
    await Promise.all([ending, ...answers])
    return { name, seconds, listing: latencyOf(listing), page: latencyOf(page), bad }
  }
}

function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!
  return { p50: at(0.5), p99: at(0.99) }
}

async function supplierFile(sql: Sql): Promise<string> {
  const known = await sql<{ sku: string; brand: string; name: string }[]>`
    SELECT sku, brands.slug AS brand, product_texts.name FROM products
    JOIN variants ON product_id = products.id JOIN brands ON brands.id = brand_id
    JOIN product_texts ON product_texts.product_id = products.id
    WHERE source = 'bench' ORDER BY products.id LIMIT ${rows / 2}`
  const lines = Array.from({ length: rows }, (_, n) => {
    const { sku, brand, name } = known[Math.floor(n / 2) % known.length]!
    const price = (10 + (n % 4000) / 100).toFixed(2)
    return n % 2 === 0
      ? [sku, name, brand, price, 30].join(';')
      : [`NEW-${n}`, `${name} ${n}`, brand, price, 30].join(';')
  })
  return ['sku;name;brand;price;stock', ...lines, ''].join('\n')
}
