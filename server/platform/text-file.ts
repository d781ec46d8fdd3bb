import type { FastifyReply } from 'fastify'

type TextFile = { name: string; type: 'text/csv' | 'application/xml'; text: string }

/** Offered for saving, never shown in the browser. */
export function sendTextFile(reply: FastifyReply, { name, type, text }: TextFile): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(text)
}
