import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type {
  ConnectionError,
  FastifyHttpOptions,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify'
import type { ProblemCode } from '#domain/problems.ts'
import { Refusal } from './problems.ts'

/** Limits for what the shop receives: time, size and number of connections. */
export const defaultRequestLimits = {
  /** Until the last header has arrived. */
  headersMs: 20_000,
  /** Until the body of a call has arrived. */
  bodyMs: 30_000,
  /** Until an upload has arrived: 10 MB at 150 kbit/s. */
  uploadMs: 600_000,
  /** For a connection on which nothing is sent in either direction. */
  idleMs: 120_000,
  /** Between two requests; longer than proxies keep a connection. */
  keepAliveMs: 72_000,
  /** How often overdue connections are checked. */
  checkMs: 5000,
  bodyBytes: 100_000,
  connections: 2000,
}
export type RequestLimits = typeof defaultRequestLimits

/** Enough for calls that anybody may make. */
export const accountBodyBytes = 10_000

/** How many connections beyond the limit are still told why they are refused. */
const refusedConnections = 500

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted with a refusal when the body is overdue; undefined for requests without one. */
    bodyDeadline: AbortSignal | undefined
  }
  interface FastifyContextConfig {
    takesUploads?: boolean
  }
}

export function requestLimitOptions(limits: RequestLimits) {
  return {
    bodyLimit: limits.bodyBytes,
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: limits.keepAliveMs,
    // For requests without a time limit of their own, such as a body that nobody reads.
    requestTimeout: limits.uploadMs + limits.bodyMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
  } satisfies FastifyHttpOptions<Server>
}

/** Register before all other hooks. */
export function applyRequestLimits(app: FastifyInstance, limits: RequestLimits): void {
  limitConnections(app, limits.connections)
  app.decorateRequest('bodyDeadline')
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, routeOptions } = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
    if (hasBody)
      startDeadline(request, reply, routeOptions.config.takesUploads ? limits.uploadMs : limits.bodyMs)
    done()
  })
  app.addHook('preParsing', (request, _, payload, done) => {
    const { bodyDeadline: deadline, routeOptions } = request
    if (deadline?.aborted) return done(deadline.reason)
    // The parser reports a stream error as a response; an upload is read by its own call.
    if (!routeOptions.config.takesUploads)
      deadline?.addEventListener(
        'abort',
        () => payload.listenerCount('error') && payload.emit('error', deadline.reason),
      )
    done(null, payload)
  })
}

function startDeadline(request: FastifyRequest, reply: FastifyReply, ms: number): void {
  const { raw } = request
  const overdue = new AbortController()
  request.bodyDeadline = overdue.signal
  const timer = setTimeout(() => {
    if (raw.complete) return
    if (reply.sent) return void raw.destroy()
    reply.header('connection', 'close')
    overdue.abort(new Refusal('too-slow'))
  }, ms)
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer))
}

/** Existing connections are served; new ones beyond the limit are asked to come back. */
function limitConnections(app: FastifyInstance, most: number): void {
  const refused = new WeakSet<Socket>()
  let open = 0
  app.server.maxConnections = most + refusedConnections
  app.server.on('connection', (socket: Socket) => {
    if (++open > most) refused.add(socket)
    socket.once('close', () => open--)
  })
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (!refused.has(raw.socket)) return done()
    reply.header('connection', 'close')
    done(new Refusal('unavailable'))
  })
}

type RawResponse = { status: number; body: { code: string; message: string } }

/** Answers input that never became a request, so its language is unknown. */
export function answerMalformed(answerTo: (code: ProblemCode) => RawResponse) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { status, body } = answerTo(problemOfError[error.code] ?? 'invalid-input')
    const text = JSON.stringify(body)
    const isAnswered = socket.bytesWritten > 0 && error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    if (socket.writable && !isAnswered)
      socket.write(
        [
          `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
          'content-type: application/json; charset=utf-8',
          `content-length: ${Buffer.byteLength(text)}`,
          'connection: close',
          '',
          text,
        ].join('\r\n'),
      )
    socket.destroySoon()
  }
}

const problemOfError: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
}
