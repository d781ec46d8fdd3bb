import type { RouteObject } from 'react-router'
import { openPageRoutes } from '#server/pages/page-routes.ts'
import entries from '#web/routes.ts'

type Entry = (typeof entries)[number]

/** The shop's routes as the router gets them. */
export function routeTree(): RouteObject[] {
  const route = ({ id = '', file, path, index, children }: Entry): RouteObject => {
    const common = { id: id || file, ...(path !== undefined && { path }) }
    return index ? { ...common, index } : { ...common, ...(children && { children: children.map(route) }) }
  }
  return [{ id: 'root', path: '', children: entries.map(route) }]
}

/** The paths of all pages after their language, as declared in `web/routes.ts`. */
export function routePaths(routes: readonly Entry[] = entries): string[] {
  return routes.flatMap(({ path, children }) =>
    children ? routePaths(children) : (path ?? '').replace(/^:lang\/?/, ''),
  )
}

export const shopRoutes = openPageRoutes(routeTree())
