import type { IncomingMessage, ServerResponse } from 'node:http'
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
  if (known?.includes(page.etag) && page.status === 200) {
    const { 'content-length': _, 'content-encoding': __, ...headers } = variant.headers
    response.writeHead(304, headers)
    response.end()
    return
  }
  response.writeHead(page.status, variant.headers)
  response.end(request.method === 'HEAD' ? undefined : variant.body)
}
