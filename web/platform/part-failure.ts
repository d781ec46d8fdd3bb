import type { MiddlewareFunction } from 'react-router'
import { builtRouteOf } from './route-manifest.ts'
import { browserDrawer, type Drawer, readStored, store } from './storage.ts'

/** One reload brings the parts of a new build; a failure after it has another cause, and is shown. */
export const reloadOnceForMs = 5 * 60_000
const stamp = 'part-reloaded'

/** Where nothing can be remembered, nothing may be reloaded: it could go on for ever. */
export function hasReloaded(drawer: Drawer | undefined, nowMs: number): boolean {
  return drawer === undefined || readStored(drawer, stamp, nowMs) === true
}

export function markReload(drawer: Drawer | undefined, nowMs: number): void {
  if (drawer) store(drawer, stamp, true, nowMs + reloadOnceForMs)
}

/**
 * The router reloads the page whenever a route's script does not load. After the first time the script
 * is fetched here beforehand, so that the failure reaches the error screen instead.
 */
export const loadPart: MiddlewareFunction = async ({ url }, next) => {
  const module = builtRouteOf(url.pathname)?.module
  if (module) {
    const drawer = browserDrawer('sessionStorage')
    const loading = import(/* @vite-ignore */ module)
    if (hasReloaded(drawer, Date.now())) await loading
    else loading.catch(() => markReload(drawer, Date.now()))
  }
  return next()
}

/** The same for lazily loaded parts that are no routes. */
export function reloadOnceWhenPartsFail(): void {
  addEventListener('vite:preloadError', (event) => {
    const drawer = browserDrawer('sessionStorage')
    if (hasReloaded(drawer, Date.now())) return
    event.preventDefault()
    markReload(drawer, Date.now())
    location.reload()
  })
}
