import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export type TextFile = {
  name: string
  type: 'application/json' | 'application/xml' | 'text/calendar' | 'text/csv'
  /** In parts if it is written while it is sent. */
  text: string | AsyncIterable<string>
}

/** Offered for saving, never shown in the browser, and not cached. */
export function sendTextFile(reply: FastifyReply, { name, type, text }: TextFile): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(typeof text === 'string' ? text : Readable.from(text))
}

export function sendTable(reply: FastifyReply, name: string, text: TextFile['text']): FastifyReply {
  return sendTextFile(reply, { name, type: 'text/csv', text })
}
