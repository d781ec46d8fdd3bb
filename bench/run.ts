import { parseArgs } from 'node:util'
import type { Sql } from '#server/platform/database.ts'
import { type AccountFigures, measureAccounts } from './accounts.ts'
import { type AdministrationFigures, measureAdministration } from './administration.ts'
import { type BuyingFigures, measureBuying } from './buying.ts'
import { type ImportFigures, measureImporting } from './importing.ts'
import { type Measure, measure } from './load.ts'
import { measurePractice, type PracticeFigures } from './practice.ts'
import { residentMegabytes, type Server, startServer } from './process.ts'
import { measureProtocols, type ProtocolFigures } from './protocols.ts'
import { measureSearch, type SearchFigures } from './search.ts'
import { inShop } from './shop.ts'
import { measureStorefronts, type StorefrontFigures } from './storefronts.ts'
import { secondsUntilSeen } from './visible.ts'

const parts = [
  'catalogue',
  'accounts',
  'search',
  'protocols',
  'practice',
  'storefronts',
  'administration',
  'importing',
  'buying',
] as const
const { values } = parseArgs({
  options: {
    size: { type: 'string', multiple: true, default: ['10000', '50000'] },
    json: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [...parts] },
  },
})
const isAsked = (part: (typeof parts)[number]) => values.only.includes(part)

const products = '/api/v2/storefront/products'
type Ids = { categories: number[]; freeFrom: number[] }
const orders = ['id', 'price', 'created_at', 'updated_at']

/**
 * Combinations of two facets that find something; the first thousands are all different, so that no answer is cached.
 */
function facets({ categories, freeFrom }: Ids, n: number) {
  const row = Math.floor(n / categories.length)
  const order = orders[Math.floor(row / freeFrom.length) % orders.length]
  return `categories=${categories[n % categories.length]}&free_from=${freeFrom[row % freeFrom.length]}&order_by=${order}`
}

async function idsOf(sql: Sql, group: string) {
  const rows = await sql<{ id: number }[]>`
    select distinct term_id as id from product_terms join terms on id = term_id where term_group = ${group} order by 1`
  return rows.map((row) => row.id)
}

async function bench(count: number, plain: Server) {
  await inShop({ count, durable: false }, async (shop) => {
    const { server, sql, db } = shop
    if (isAsked('catalogue')) await report(server, plain, count, sql)
    if (isAsked('search')) printSearch(count, await measureSearch(shop, plain))
    if (isAsked('accounts')) printAccounts(await measureAccounts(server, db, '/en/products'))
  })
}

async function report(server: Server, plain: Server, count: number, sql: Sql) {
  const slugs = await sql<{ slug: string }[]>`select slug from products order by id limit 5000`
  const ids = { categories: await idsOf(sql, 'categories'), freeFrom: await idsOf(sql, 'free_from') }
  const pages = Math.ceil(count / 26)
  const ask = (name: string, amount: number, path: (n: number) => string) =>
    measure(
      server,
      name,
      Array.from({ length: amount }, (_, n) => path(n)),
      amount,
    )

  await ask('warm up', 2000, (n) => `${products}?page=${1 + (n % pages)}`)
  const rows = [
    await ask('listing, newest 26', 4000, (n) => `${products}?page=${1 + (n % pages)}`),
    await ask('listing, two facets', 4000, (n) => `${products}?${facets(ids, n)}`),
    await ask('counts, two facets', 4000, (n) => `/api/v2/storefront/filters?${facets(ids, n)}`),
    await ask('product', 5000, (n) => `${products}/${slugs[n % slugs.length]?.slug}`),
    await ask('catalogue page, uncached', 1000, (n) => `/en/products?${facets(ids, n)}`),
    await measure(server, 'catalogue page, cached', ['/en/products'], 20_000),
  ]
  const baseline = await measure(plain, 'plain Fastify JSON', ['/'], 20_000)
  const seen = await secondsUntilSeen(server, sql)
  print([...rows, baseline], baseline, { count, server, seen })
}

type Summary = { count: number; server: Server; seen: Record<string, number> }

function print(rows: Measure[], baseline: Measure, { count, server, seen }: Summary) {
  const memory = residentMegabytes(server.pid)
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ count, startedMs: server.startedMs, memory, seen, rows })}\n`)
    return
  }
  process.stdout.write(
    `\n${count} products: ready after ${(server.startedMs / 1000).toFixed(2)} s, ${memory.toFixed(0)} MB resident, `,
  )
  process.stdout.write(
    `a change is seen in the listing after ${seen.listing?.toFixed(2)} s, in the page after ${seen.page?.toFixed(2)} s\n`,
  )
  // biome-ignore lint/suspicious/noConsole: a table is what this script is for
  console.table(
    rows.map((row) => ({
      what: row.name,
      'per second': Math.round(row.rate),
      'of plain': Number((row.rate / baseline.rate).toFixed(3)),
      'p50 ms': row.p50,
      'p99 ms': row.p99,
      'processor ms': Number(row.cpuMs.toFixed(3)),
      'not 200': row.bad,
    })),
  )
}

function printSearch(count: number, { rows, baselineMs, start, seen }: SearchFigures) {
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ count, search: { rows, baselineMs, start, seen } })}\n`)
    return
  }
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  process.stdout.write(
    `\n${count} products: after its start a server listens at ${seconds(start.listeningMs)}, lists at ` +
      `${seconds(start.catalogueMs)}, searches at ${seconds(start.searchMs)}; slowest page meanwhile ` +
      `${start.slowestMs.toFixed(0)} ms; a search shows a sale after ${seen.stock.toFixed(2)} s, ` +
      `a price after ${seen.price.toFixed(2)} s; a plain Fastify answer takes ${baselineMs.toFixed(2)} ms\n`,
  )
  const percent = (share: number) => `${Math.round(share * 100)} %`
  // biome-ignore lint/suspicious/noConsole: a table is what this script is for
  console.table(
    rows.map((row) => ({
      search: row.kind,
      'processor ms': Number(row.ms.toFixed(2)),
      '95th percentile': Number(row.slowMs.toFixed(2)),
      PostgreSQL: Number(row.plainMs.toFixed(2)),
      'PostgreSQL 95th percentile': Number(row.plainSlowMs.toFixed(2)),
      found: percent(row.found),
      'found by PostgreSQL': percent(row.plainFound),
    })),
  )
}

function printAccounts(figures: AccountFigures) {
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ accounts: figures })}\n`)
    return
  }
  const { hashMs, loginMs, refreshMs, currentUserMs, slowestPageMs, slowestPageDuringLoginsMs } = figures
  const ms = (number: number) => `${number.toFixed(2)} ms`
  process.stdout.write(
    `a login ${ms(loginMs)} of processor time, ${(loginMs / hashMs).toFixed(2)} times its hash alone (${ms(hashMs)}); ` +
      `refresh ${ms(refreshMs)}, current user ${ms(currentUserMs)}; ` +
      `slowest page ${ms(slowestPageMs)}, while 50 users log in ${ms(slowestPageDuringLoginsMs)}\n`,
  )
}

function printProtocols(figures: ProtocolFigures) {
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ protocols: figures })}\n`)
    return
  }
  const { changesASecond, plainChangesASecond, pageMs, allMs, searchMs } = figures
  const [rate, plainRate] = [Math.round(changesASecond), Math.round(plainChangesASecond)]
  process.stdout.write(
    `lines added, changed and removed: ${rate} a second, ${(rate / plainRate).toFixed(2)} of plain SQL (${plainRate}); ` +
      `of 1,000 protocols a page ${pageMs.toFixed(1)} ms, all ${allMs.toFixed(0)} ms, a search ${searchMs.toFixed(0)} ms\n`,
  )
}

function printPractice(figures: PracticeFigures) {
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ practice: figures })}\n`)
    return
  }
  process.stdout.write('a practice of 2,000 clients, 500 protocols and 10,000 orders\n')
  printCalls(figures)
}

function printAdministration(figures: AdministrationFigures) {
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ administration: figures })}\n`)
    return
  }
  const { count, calls, seen } = figures
  const seconds = Object.entries(seen).map(([where, after]) => `${where} ${after.toFixed(2)} s`)
  process.stdout.write(
    `${count} products: an admin's change is seen on another node in ${seconds.join(', ')}\n`,
  )
  printCalls(calls)
}

function printImporting(figures: ImportFigures) {
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ importing: figures })}\n`)
    return
  }
  const { rows, phases } = figures
  process.stdout.write(`visitors while ${rows} rows are imported, and how many times as long as before\n`)
  const [quiet] = phases
  // biome-ignore lint/suspicious/noConsole: a table is what this script is for
  console.table(
    phases.map(({ name, seconds, listing, page, bad }) => ({
      phase: name,
      seconds: Math.round(seconds),
      'listing p50 ms': Number(listing.p50.toFixed(1)),
      'listing p99 ms': Number(listing.p99.toFixed(1)),
      'page p50 ms': Number(page.p50.toFixed(1)),
      'page p99 ms': Number(page.p99.toFixed(1)),
      'p99 ratio, listing': Number((listing.p99 / quiet!.listing.p99).toFixed(2)),
      'p99 ratio, page': Number((page.p99 / quiet!.page.p99).toFixed(2)),
      'not 200': bad,
    })),
  )
}

function printCalls(calls: readonly { page: string; ms: number; processor?: number }[]) {
  // biome-ignore lint/suspicious/noConsole: a table is what this script is for
  console.table(
    calls.map(({ page, ms, processor }) => ({
      page,
      ms: Number(ms.toFixed(1)),
      ...(processor !== undefined && { 'processor ms': Number(processor.toFixed(1)) }),
    })),
  )
}

function printStorefronts({ count, rows }: StorefrontFigures) {
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ storefronts: { count, rows } })}\n`)
    return
  }
  process.stdout.write(`${count} practitioners with a shop page\n`)
  // biome-ignore lint/suspicious/noConsole: a table is what this script is for
  console.table(
    rows.map((row) => ({
      what: row.name,
      'per second': Math.round(row.rate),
      'p99 ms': row.p99,
      'processor ms': Number(row.cpuMs.toFixed(2)),
      'not 200': row.bad,
    })),
  )
}

function printBuying(figures: BuyingFigures) {
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ buying: figures })}\n`)
    return
  }
  const { addsASecond, plainAddsASecond, addMs, checkoutsASecond, plainCheckoutsASecond } = figures
  const { checkoutMs, emailMs } = figures
  const beside = (rate: number, plainRate: number) =>
    `${Math.round(rate)} a second, ${(rate / plainRate).toFixed(2)} of plain SQL (${Math.round(plainRate)})`
  process.stdout.write(
    `additions to carts: ${beside(addsASecond, plainAddsASecond)}, ${addMs.toFixed(2)} ms of processor time each; ` +
      `orders placed, paid and confirmed: ${beside(checkoutsASecond, plainCheckoutsASecond)}, ${checkoutMs.toFixed(1)} ms each, ` +
      `and the email with its invoice, written later, ${emailMs.toFixed(1)} ms\n`,
  )
}

const plain = await startServer('bench/plain.ts', {}, '/')
const sized = (['catalogue', 'search', 'accounts'] as const).some(isAsked)
try {
  for (const size of sized ? values.size : []) await bench(Number(size), plain)
} finally {
  await plain.stop()
}
if (isAsked('protocols')) {
  // What is compared with a transaction must be durable: fsync stays on.
  await inShop({ count: 2000, durable: true }, async ({ server, sql, db }) =>
    printProtocols(await measureProtocols(server, db, sql)),
  )
}
if (isAsked('practice')) {
  await inShop({ count: 2000, durable: false }, async ({ server, sql, db }) =>
    printPractice(await measurePractice(server, db, sql)),
  )
}
if (isAsked('storefronts')) {
  await inShop({ count: 2000, durable: false }, async (shop) =>
    printStorefronts(await measureStorefronts(shop)),
  )
}
if (isAsked('administration')) {
  await inShop({ count: 50_000, durable: false, demonstration: true }, async (shop) =>
    printAdministration(await measureAdministration(shop)),
  )
}
if (isAsked('importing')) {
  await inShop({ count: 50_000, durable: true, demonstration: true }, async (shop) =>
    printImporting(await measureImporting(shop)),
  )
}
if (isAsked('buying')) {
  await inShop({ count: 2000, durable: true, demonstration: true }, async (shop) =>
    printBuying(await measureBuying(shop)),
  )
}
