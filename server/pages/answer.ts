import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { compressFor, encodingFor, type FinishedPage, type Variant } from './finished-page.ts'

/** Sends the page if it is already compressed for this browser; otherwise returns false. */
export function answerAtOnce(
  page: FinishedPage,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const variant = page.variants[encodingFor(request.headers['accept-encoding'])]
  if (!variant) return false
  write(page, variant, request, response)
  return true
}

/** Sends the page; returns true if it had to be compressed first. */
export async function answer(
  page: FinishedPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const isNew = !page.variants[encoding]
  write(page, await compressFor(page, encoding), request, response)
  return isNew
}

function write(
  page: FinishedPage,
  variant: Variant,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const known = request.headers['if-none-match']
  if (page.status === 200 && page.etag && (known === '*' || known?.includes(page.etag))) {
    response.writeHead(304, variant.unchanged as string[])
    response.end()
    return
  }
  response.writeHead(page.status, variant.headers as string[])
  response.end(request.method === 'HEAD' ? undefined : variant.body)
}

type Fast = (request: IncomingMessage, response: ServerResponse) => boolean

/** Lets `fast` handle requests before the framework does: cached pages do not need it, and are sent twice as fast. */
export function answerFirst(server: Server, fast: Fast): void {
  const others = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (fast(request, response)) return
    for (const listener of others) listener.call(server, request, response)
  })
}
