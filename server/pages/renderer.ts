import { pathToFileURL } from 'node:url'
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { ViteDevServer } from 'vite'
import type { PageRequest } from '#contract/pages.ts'

export type Render = (request: Request, page: PageRequest) => Promise<Response>

/** The built pages. */
export async function builtPages(file: string): Promise<Render> {
  // React reads it once, when it is first imported, and is several times slower without it.
  process.env.NODE_ENV ??= 'production'
  const build = (await import(pathToFileURL(file).href)) as ServerBuild
  const handle = createRequestHandler(build, 'production')
  return (request, page) => handle(request, contextOf(build, page))
}

/** The pages as they stand in the sources at this moment. */
export function developmentPages(vite: ViteDevServer): Render {
  return async (request, page) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
    return createRequestHandler(build, 'development')(request, contextOf(build, page))
  }
}

function contextOf(build: ServerBuild, page: PageRequest) {
  const { pageRequest } = build.entry.module as unknown as { pageRequest: RouterContext<PageRequest> }
  const context = new RouterContextProvider()
  context.set(pageRequest, page)
  return context
}
