import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { encodingFor, type FinishedPage, packFor, type Variant } from './finished-page.ts'

/** Writes the page if it is packed as this browser takes it; else answers false. */
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

/** Writes the page; true when it had to be packed anew. */
export async function answer(
  page: FinishedPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const isNew = !page.variants[encoding]
  write(page, await packFor(page, encoding), request, response)
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

/** Lets `fast` look at every request before the framework does: kept pages need none of it, and leave twice as fast. */
export function answerFirst(server: Server, fast: Fast): void {
  const others = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (fast(request, response)) return
    for (const listener of others) listener.call(server, request, response)
  })
}
