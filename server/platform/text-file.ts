import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

type TextFile = { name: string; type: 'text/csv' | 'application/xml'; text: string }

/** Offered for saving, never shown in the browser. */
export function sendTextFile(reply: FastifyReply, { name, type, text }: TextFile): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(text)
}

/** A CSV file that is written while it is read. */
export function sendTable(reply: FastifyReply, name: string, rows: AsyncIterable<string>): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(Readable.from(rows))
}
