import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import { type Encoding, encodingOf } from '#domain/text-encoding.ts'
import { FileProblem } from './file-problem.ts'

export type TextSource = {
  /** The path of a file, or its content. */
  input: string | Buffer
  bytes: number
  gzip: boolean
  encoding: Encoding
}

const headBytes = 4096
const chunkBytes = 256 * 1024

/** Detects compression and encoding from the first bytes, whatever the file name. */
export async function sourceOf(input: string | Buffer): Promise<TextSource> {
  const bytes = typeof input === 'string' ? await sizeOf(input) : input.length
  if (bytes === 0) throw new FileProblem('empty')
  const first = typeof input === 'string' ? await firstBytes(input) : input.subarray(0, headBytes)
  const gzip = first[0] === 0x1f && first[1] === 0x8b
  if (first[0] === 0x50 && first[1] === 0x4b && first[2] === 3) throw new FileProblem('spreadsheet')
  const head = gzip ? await firstOf(bytesOf(input, gzip)) : first
  if (head.length === 0) throw new FileProblem('empty')
  return { input, bytes, gzip, encoding: encodingOf(head) }
}

function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    (entry) => (entry.isFile() ? entry.size : Promise.reject(new FileProblem('not-a-file'))),
    (error: unknown) => Promise.reject(error instanceof FileProblem ? error : new FileProblem('not-found')),
  )
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function firstOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  for await (const chunk of chunks) return chunk.subarray(0, headBytes)
  return new Uint8Array()
}

async function* bytesOf(
  input: string | Buffer,
  gzip: boolean,
  onBytes?: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  const raw: Readable =
    typeof input === 'string'
      ? createReadStream(input, { highWaterMark: chunkBytes })
      : Readable.from(chunksIn(input), { objectMode: false })
  if (onBytes) raw.on('data', (chunk) => onBytes(Buffer.from(chunk)))
  const unpacked = gzip ? raw.pipe(createGunzip()) : raw
  raw.once('error', (error) => unpacked.destroy(error))
  try {
    for await (const chunk of unpacked) yield chunk
  } catch (error) {
    throw gzip ? new FileProblem('gzip-damaged') : error
  } finally {
    raw.destroy()
  }
}

function* chunksIn(content: Buffer): Generator<Buffer> {
  for (let from = 0; from < content.length; from += chunkBytes)
    yield content.subarray(from, from + chunkBytes)
}

/** The file's text in chunks. Invalid bytes are an error and never replaced by "?". */
export async function* textOf(
  source: TextSource,
  onBytes?: (chunk: Uint8Array) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(source.encoding, { fatal: true })
  const decode = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new FileProblem(source.encoding === 'utf-8' ? 'not-utf8' : 'not-utf16')
    }
  }
  for await (const chunk of bytesOf(source.input, source.gzip, onBytes)) {
    const text = decode(chunk)
    if (text.includes('\u0000')) throw new FileProblem('not-text')
    yield text
    // A long file does not keep the shop from answering.
    await breathe()
  }
  yield decode()
}
