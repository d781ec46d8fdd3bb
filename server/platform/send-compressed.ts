import type { FastifyReply, FastifyRequest } from 'fastify'

/** The same bytes, and compressed by Brotli. */
type Compressed = { plain: Buffer; brotli: Buffer }

/** Answers with the compressed bytes if the client understands them. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, { plain, brotli }: Compressed) {
  reply.header('vary', 'accept-encoding')
  const isUnderstood = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  return isUnderstood ? reply.header('content-encoding', 'br').send(brotli) : reply.send(plain)
}
