import { setTimeout as wait } from 'node:timers/promises'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { Server } from '../process.ts'
import { requestSearch } from './ask.ts'

const maxWaitMs = 120_000

/** Milliseconds since the process started, except for the slowest response. */
export type SearchStart = {
  listeningMs: number
  /** The first page of the catalogue is answered. */
  catalogueMs: number
  searchMs: number
  /** The slowest catalogue response between the two, and for a second after. */
  slowestMs: number
}

/** Requests pages of the catalogue from a server that has just started until search works, and a little longer. */
export async function measureSearchStart(server: Server, text: string): Promise<SearchStart> {
  const began = performance.now() - server.startedMs
  const isOver = () => performance.now() - began > maxWaitMs
  let searchMs: number | undefined
  const searching = async () => {
    while (!(await finds(server, text))) {
      if (isOver()) throw new Error('Search was not ready in time')
      await wait(20)
    }
    searchMs = performance.now() - began
  }
  const listing = async () => {
    while ((await page(server, 1)) === undefined) if (isOver()) throw new Error('Nothing was listed in time')
    const catalogueMs = performance.now() - began
    let slowestMs = 0
    const isWatched = () => searchMs === undefined || performance.now() - began < searchMs + 1000
    for (let n = 2; isWatched() && !isOver(); n++) {
      slowestMs = Math.max(slowestMs, (await page(server, 1 + (n % 100))) ?? 0)
      await wait(2)
    }
    return { catalogueMs, slowestMs }
  }
  const [listed] = await Promise.all([listing(), searching()])
  return { listeningMs: server.startedMs, ...listed, searchMs: searchMs! }
}

/** How long a response took; undefined while the server answers 503. */
async function page({ base }: Server, n: number): Promise<number | undefined> {
  const began = performance.now()
  const answer = await fetch(`${base}/api${cataloguePaths.products}?page=${n}`)
  await answer.arrayBuffer()
  return answer.ok ? performance.now() - began : undefined
}

async function finds(server: Server, text: string): Promise<boolean> {
  const answer = await requestSearch(server, { text, language: 'en' })
  return answer !== undefined && answer.total_found > 0
}
