import type { MiddlewareFunction } from 'react-router'
import { builtRouteOf } from './route-manifest.ts'

/** One reload brings the parts of a new build; a failure after it has another cause, and is shown. */
export const reloadOnceForMs = 5 * 60_000
const stamp = 'part-reloaded'

type Memory = Pick<Storage, 'getItem' | 'setItem'>

export function hasReloaded(memory: Memory, nowMs: number): boolean {
  return nowMs - Number(memory.getItem(stamp)) < reloadOnceForMs
}

export function markReload(memory: Memory, nowMs: number): void {
  memory.setItem(stamp, String(nowMs))
}

/** How the browsers say that a script of the page did not come. */
export function isPartFailure(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)
  )
}

/** Reloads the page, unless that was done lately or cannot be remembered: it must never go on for ever. */
export function reloadOnce(): void {
  try {
    if (hasReloaded(sessionStorage, Date.now())) return
    markReload(sessionStorage, Date.now())
    location.reload()
  } catch {
    // Without storage the error screen stays.
  }
}

/** When a page's script does not load, the page itself is opened: as a document it can be read even without. */
export const loadPart: MiddlewareFunction = ({ url }, next) => {
  const module = builtRouteOf(url.pathname)?.module
  if (module) import(/* @vite-ignore */ module).catch(() => openAsDocument(url.href))
  return next()
}

function openAsDocument(href: string): void {
  // The router reloads the address one is on, before or after this; so that address is the wanted one first.
  if (location.href !== href) history.pushState(null, '', href)
  location.reload()
}
