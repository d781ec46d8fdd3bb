import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
/** Headers are names and values in turn, which Node writes without conversion. */
export type Variant = { headers: readonly string[]; unchanged: readonly string[]; body: Buffer }

/** A page as bytes, ready to be sent. Brotli is applied at once, other encodings on first use. */
export type FinishedPage = {
  status: number
  /** Undefined if nobody may cache it, since no browser would then send it. */
  etag: string | undefined
  headers: Record<string, string>
  variants: Partial<Record<Encoding, Variant>>
}

const compressWithBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressWithGzip = promisify(gzip)
// Quality 5 compresses a listing in 2 ms; 11 would take forty times as long for a tenth less.
const brotliQuality = 5

type Rendered = { status: number; headers: Record<string, string>; body: Buffer }

export async function finishPage({ status, headers, body }: Rendered): Promise<FinishedPage> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const compressed = await compressWithBrotli(body, { params })
  const isUnkept = headers['cache-control']?.includes('no-store')
  const etag = isUnkept ? undefined : createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const page: FinishedPage = { status, etag, headers, variants: {} }
  addVariant(page, 'br', compressed)
  return page
}

export async function compressFor(page: FinishedPage, encoding: Encoding): Promise<Variant> {
  const known = page.variants[encoding]
  if (known) return known
  const plain = await decompressBrotli(page.variants.br!.body)
  return addVariant(page, encoding, encoding === 'gzip' ? await compressWithGzip(plain) : plain)
}

export function sizeOf(page: FinishedPage): number {
  const bodies = Object.values(page.variants).reduce((sum, { body }) => sum + body.length, 0)
  return bodies + 4000
}

function addVariant(page: FinishedPage, encoding: Encoding, body: Buffer): Variant {
  const always = { ...(page.etag && { etag: `"${page.etag}-${encoding}"` }), vary: 'Accept-Encoding' }
  const caching = { 'cache-control': page.headers['cache-control'] ?? 'no-store' }
  const coding = encoding !== 'identity' && { 'content-encoding': encoding }
  const whole = { ...page.headers, ...always, 'content-length': String(body.length), ...coding }
  const variant = {
    headers: Object.entries(whole).flat(),
    unchanged: Object.entries({ ...always, ...caching }).flat(),
    body: trimmed(body),
  }
  page.variants[encoding] = variant
  return variant
}

// The compressors return views of larger buffers, which would be kept in memory with them.
function trimmed(body: Buffer): Buffer {
  if (body.buffer.byteLength <= body.length * 1.1) return body
  const own = Buffer.allocUnsafeSlow(body.length)
  body.copy(own)
  return own
}

/** The browser's best supported encoding; one with q=0 is refused. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  if (takesBrotli.test(acceptEncoding)) return 'br'
  return takesGzip.test(acceptEncoding) ? 'gzip' : 'identity'
}

const takesBrotli = /(?:^|[\s,])br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i
const takesGzip = /(?:^|[\s,])gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i
