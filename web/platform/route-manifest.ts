import { matchRoutes } from 'react-router'

type ManifestRoute = { id: string; path?: string; index?: boolean; module: string; imports?: string[] }

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> }
  }
}

const known = new Map<string, ManifestRoute | undefined>()

/** The built route for a path: its script and imports. The list does not change while the page is open. */
export function builtRouteOf(path: string): ManifestRoute | undefined {
  if (!known.has(path)) known.set(path, findRoute(path))
  return known.get(path)
}

function findRoute(path: string): ManifestRoute | undefined {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {}).filter((route) => route.path)
  const objects = routes.map(({ id, path = '', index }) =>
    index ? { id, path, index: true as const } : { id, path },
  )
  const id = matchRoutes(objects, path)?.at(-1)?.route.id
  return routes.find((route) => route.id === id)
}
