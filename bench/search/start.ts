import { setTimeout as wait } from 'node:timers/promises'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { Server } from '../process.ts'
import { askSearch } from './ask.ts'

const patienceMs = 120_000

/** Milliseconds since the process was started, but for the slowest answer. */
export type SearchStart = {
  listeningMs: number
  /** The first page of the catalogue is answered. */
  catalogueMs: number
  searchMs: number
  /** Of the catalogue's answers between the two, and for a second after. */
  slowestMs: number
}

/** Asks a server that has just begun to listen for pages of the catalogue until it can search, and a little longer. */
export async function measureSearchStart(server: Server, text: string): Promise<SearchStart> {
  const began = performance.now() - server.startedMs
  const isOver = () => performance.now() - began > patienceMs
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

/** How long an answer took; undefined while the server asks to come back later. */
async function page({ base }: Server, n: number): Promise<number | undefined> {
  const began = performance.now()
  const answer = await fetch(`${base}/api${cataloguePaths.products}?page=${n}`)
  await answer.arrayBuffer()
  return answer.ok ? performance.now() - began : undefined
}

async function finds(server: Server, text: string): Promise<boolean> {
  const answer = await askSearch(server, { text, language: 'en' })
  return answer !== undefined && answer.total_found > 0
}
