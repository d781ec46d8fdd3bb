import { pathToFileURL } from 'node:url'
import {
  createRequestHandler,
  type RouteObject,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { ViteDevServer } from 'vite'
import type { PageRequest } from '#contract/pages.ts'
import { openPageRoutes, type PageRoutes } from './page-routes.ts'

export type Render = (request: Request, page: PageRequest) => Promise<Response>
export type Pages = { render: Render; routes(): Promise<PageRoutes> }

/** The built pages. */
export async function builtPages(file: string): Promise<Pages> {
  // React reads it once, when it is first imported, and is several times slower without it.
  process.env.NODE_ENV ??= 'production'
  const build = (await import(pathToFileURL(file).href)) as ServerBuild
  const handle = createRequestHandler(build, 'production')
  const routes = openPageRoutes(routesOf(build))
  return {
    render: (request, page) => handle(request, contextOf(build, page)),
    routes: async () => routes,
  }
}

/** The pages from their present sources. */
export function developmentPages(vite: ViteDevServer): Pages {
  const load = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  return {
    async render(request, page) {
      const build = await load()
      return createRequestHandler(build, 'development')(request, contextOf(build, page))
    },
    routes: async () => openPageRoutes(routesOf(await load())),
  }
}

/** The route tree, in the router's matching order. */
function routesOf({ routes }: ServerBuild, parentId?: string): RouteObject[] {
  const children = Object.values(routes).filter(
    (route) => route && (route.parentId || undefined) === parentId,
  )
  return children.flatMap((route) => {
    if (!route) return []
    const { id, path, caseSensitive, index } = route
    const common = { id, ...(path !== undefined && { path }) }
    if (index) return { ...common, index: true as const }
    const below = routesOf({ routes } as ServerBuild, id)
    return { ...common, ...(caseSensitive !== undefined && { caseSensitive }), children: below }
  })
}

function contextOf(build: ServerBuild, page: PageRequest) {
  const { pageRequest } = build.entry.module as unknown as { pageRequest: RouterContext<PageRequest> }
  const context = new RouterContextProvider()
  context.set(pageRequest, page)
  return context
}
