import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { preload } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import type { PageRequest } from '#contract/pages.ts'
import { deferScripts } from './platform/defer-scripts.ts'
import { TextProvider, type TextStore } from './platform/i18n/translation-context.tsx'
import { pageRequest } from './platform/request-context.ts'
import { ShopProvider } from './platform/shop-context.tsx'

// The server passes its context to loaders under this key, so that both share one object.
export { pageRequest }

/** Renders whole pages: they are cached as finished bytes, so streaming gains nothing. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const page = context.get(pageRequest)
  let failure: unknown
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ShopProvider shop={page.shop}>
        <TextProvider store={textStore(page)}>
          <ServerRouter context={router} url={request.url} />
        </TextProvider>
      </ShopProvider>,
      {
        onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
        onShellError: reject,
        onError: (error) => {
          failure = error
        },
      },
    )
  })
  if (failure) throw failure
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(import.meta.env.PROD ? deferScripts(html) : html, { status, headers })
}

/** Refusals are answers; every other error is logged. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(pageRequest).report(error)
}

/** Has all texts loaded, and tells the browser which files the page needs. */
function textStore({ shop, texts, textsUrl }: PageRequest): TextStore {
  const resources = new Proxy({}, { get: (_, namespace) => texts(String(namespace)) })
  return {
    language: shop.language,
    resources,
    read(namespace) {
      preload(textsUrl(namespace), { as: 'fetch', crossOrigin: 'anonymous' })
      return undefined
    },
  }
}
