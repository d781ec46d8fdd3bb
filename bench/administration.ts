import { setTimeout as wait } from 'node:timers/promises'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProduct } from '#contract/admin-products.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { searchPaths } from '#contract/search-paths.ts'
import type { Sql } from '#server/platform/database.ts'
import { demonstrationPassword } from '../seeds/people/people.ts'
import { draftOf } from '../tests/support/product-draft.ts'
import { logIn, medianMs, medianSamples } from './practitioner.ts'
import { cpuMs } from './process.ts'
import type { Shop } from './shop.ts'
import { secondsUntil } from './visible.ts'

export type AdministrationFigures = {
  count: number
  /** Median milliseconds of each call, and the server's processor time. */
  calls: { page: string; ms: number; processor: number }[]
  /** After how many seconds another node shows an admin's change. */
  seen: Record<string, number>
}

const saves = 15

/** The cost of listing and changing products. */
export async function measureAdministration({
  server,
  sql,
  startAnother,
}: Shop): Promise<AdministrationFigures> {
  await untilListed(sql)
  const token = await logIn(server, { email: 'admin@verbena.example', password: demonstrationPassword })
  const [{ id, count }] = await sql<[{ id: number; count: number }]>`
    SELECT max(id) AS id, count(*)::int AS count FROM products WHERE source = 'bench' AND NOT practitioner_only`
  const list = adminProductPaths.list
  const pages = {
    'products, latest changes': list,
    'products, page 500': `${list}?page=500`,
    'products, by name': `${list}?order_by=name&order=asc`,
    'products, searched': `${list}?query=magnesium+citrate`,
    'products, nothing found': `${list}?query=nothing+like+it`,
    'products, facts missing': `${list}?filter=missing`,
    'products, sold out': `${list}?filter=out_of_stock`,
    'a product': adminProductPaths.one(id),
    'brands, terms and ingredients': adminProductPaths.vocabulary,
  } as const
  const calls: AdministrationFigures['calls'] = []
  const timed = async (page: string, count: number, run: () => Promise<number>) => {
    const before = cpuMs(server.pid)
    const ms = await run()
    calls.push({ page, ms, processor: (cpuMs(server.pid) - before) / count })
  }
  for (const [page, path] of Object.entries(pages)) {
    await medianMs(server, { path, token, body: undefined })
    await timed(page, medianSamples, () => medianMs(server, { path, token, body: undefined }))
  }

  const call = async <T>(path: string, body?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const method = body ? 'PUT' : 'GET'
    const answer = await fetch(`${server.base}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  let product = await call<AdminProduct>(adminProductPaths.one(id))
  const rename = async (name: string) => {
    const { en } = product.texts
    product = await call(adminProductPaths.one(id), draftOf({ ...product, texts: { en: { ...en!, name } } }))
  }
  await timed('a product, saved', saves, async () => {
    const times: number[] = []
    for (let n = 0; n < saves; n++) {
      const began = performance.now()
      await rename(`Saved ${n} times`)
      times.push(performance.now() - began)
    }
    return times.toSorted((a, b) => a - b)[Math.floor(saves / 2)]!
  })

  const other = await startAnother()
  try {
    const places = {
      listing: `/api${cataloguePaths.products}?order_by=updated_at&order=desc`,
      search: `/api${searchPaths.search}?query=quillwortine`,
      page: `/en/products/${product.slug}`,
    }
    const ask = (path: string) =>
      path === places.search
        ? fetch(other.base + path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{}',
          })
        : fetch(other.base + path)
    const text = async (path: string) => (await ask(path)).text()
    // A server that has just started searches last.
    while (!(await ask(places.search)).ok) await wait(500)
    for (const path of Object.values(places)) await text(path)
    await rename('Quillwortine')
    const began = performance.now()
    const seen = Object.entries(places).map(async ([where, path]) => {
      const shows = async () => /Quillwortine/.test(await text(path))
      return [where, await secondsUntil(shows, began).catch(() => Number.POSITIVE_INFINITY)] as const
    })
    return { count, calls, seen: Object.fromEntries(await Promise.all(seen)) }
  } finally {
    await other.stop()
  }
}

/** The list knows a generated product once a timer of the shop has seen it. */
export async function untilListed(sql: Sql): Promise<void> {
  for (;;) {
    const [{ missing }] = await sql<[{ missing: number }]>`
      SELECT count(*)::int AS missing FROM products
      WHERE NOT EXISTS (SELECT FROM product_overviews WHERE product_id = products.id)`
    if (missing === 0) return
    await wait(500)
  }
}
