import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from '#server/platform/database.ts'
import type { Server } from './process.ts'

/**
 * Changes the name of a product and measures after how many seconds listing and page show it; both were requested
 * before.
 */
export async function secondsUntilSeen(server: Server, sql: Sql): Promise<{ listing: number; page: number }> {
  const [product] = await sql<{ id: number }[]>`select max(id) as id from products`
  const listing = `${server.base}/api/v2/storefront/products`
  const page = `${server.base}/en/products`
  for (const url of [listing, page]) await (await fetch(url)).text()
  const name = `Changed ${Date.now()}`
  await sql`update product_texts set name = ${name} where product_id = ${product!.id} and language = 'en'`
  const began = performance.now()
  const shows = (url: string) => async () => (await (await fetch(url)).text()).includes(name)
  const [seenInListing, seenInPage] = await Promise.all(
    [listing, page].map((url) => secondsUntil(shows(url), began)),
  )
  return { listing: seenInListing!, page: seenInPage! }
}

export async function secondsUntil(isSeen: () => Promise<boolean>, began: number): Promise<number> {
  while (performance.now() - began < 10_000) {
    if (await isSeen()) return (performance.now() - began) / 1000
    await wait(10)
  }
  throw new Error('A change was not seen within 10 s')
}
