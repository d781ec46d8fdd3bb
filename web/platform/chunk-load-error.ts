import type { MiddlewareFunction } from 'react-router'
import { builtRouteOf } from './route-manifest.ts'

/** One reload loads the files of a new build; a failure after that has another cause, and is shown. */
export const reloadOnceForMs = 5 * 60_000
const stamp = 'part-reloaded'

type Memory = Pick<Storage, 'getItem' | 'setItem'>

export function hasReloaded(memory: Memory, nowMs: number): boolean {
  return nowMs - Number(memory.getItem(stamp)) < reloadOnceForMs
}

export function markReload(memory: Memory, nowMs: number): void {
  memory.setItem(stamp, String(nowMs))
}

/** The browsers' messages when a script of the page fails to load. */
export function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)
  )
}

/** Reloads the page, unless that happened recently or cannot be recorded: it must never loop. */
export function reloadOnce(): void {
  try {
    if (hasReloaded(sessionStorage, Date.now())) return
    markReload(sessionStorage, Date.now())
    location.reload()
  } catch {
    // Without storage the error page stays.
  }
}

/** If a page's script fails to load, the page is opened as a document, which is readable without it. */
export const loadRouteChunk: MiddlewareFunction = ({ url }, next) => {
  const module = builtRouteOf(url.pathname)?.module
  if (module) import(/* @vite-ignore */ module).catch(() => openAsDocument(url.href))
  return next()
}

function openAsDocument(href: string): void {
  // The router reloads the current URL, before or after this; so the target has to be the current URL first.
  if (location.href !== href) history.pushState(null, '', href)
  location.reload()
}
