import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

type Counter = { count: number; endsAt: number }

/** Redis's own words. */
const errors = {
  noScript: '-NOSCRIPT No matching script. Please use EVAL.',
  wrongPassword: '-WRONGPASS invalid username-password pair or user is disabled.',
  noPassword: '-NOAUTH Authentication required.',
}

/**
 * A server with the part of Redis that rate limits use: its protocol and the two scripts of `@fastify/rate-limit`, which
 * are not interpreted but done again here. Anything else is refused as unknown.
 */
export async function openRedisServer({ password, port = 0 }: { password?: string; port?: number } = {}) {
  const counters = new Map<string, Counter>()
  const scripts = new Map<string, string>()
  const sockets = new Set<Socket>()
  const asked: string[][] = []
  let isFrozen = false

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let received = Buffer.alloc(0)
    let isKnown = password === undefined
    const replyTo = (name: string, args: string[]) => {
      if (name === 'auth') isKnown = args.at(-1) === password
      if (name === 'auth' && isKnown) return '+OK'
      if (!isKnown) return name === 'auth' ? errors.wrongPassword : errors.noPassword
      return answer(name, args)
    }
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part])
      for (let next = readCommand(received); next; next = readCommand(received)) {
        received = received.subarray(next.bytes)
        asked.push(next.words)
        const [name = '', ...args] = next.words
        if (!isFrozen) socket.write(`${replyTo(name, args)}\r\n`)
      }
    })
  })

  function answer(name: string, args: string[]): string {
    if (name === 'select') return '+OK'
    if (name === 'info') return '$9\r\nloading:0'
    if (name !== 'eval' && name !== 'evalsha') return `-ERR unknown command '${name}'`
    const [given = '', , key = '', windowMs = ''] = args
    const script = name === 'eval' ? given : scripts.get(given)
    if (script === undefined) return errors.noScript
    scripts.set(createHash('sha1').update(script).digest('hex'), script)
    const { count, endsAt } = script.includes("'INCR'") ? raise(key, Number(windowMs)) : found(key)
    return `*2\r\n:${count}\r\n:${Math.max(0, endsAt - Date.now())}`
  }

  function found(key: string): Counter {
    const counter = counters.get(key)
    return counter && counter.endsAt > Date.now() ? counter : { count: 0, endsAt: 0 }
  }

  function raise(key: string, windowMs: number): Counter {
    const { count, endsAt } = found(key)
    const raised = { count: count + 1, endsAt: count === 0 ? Date.now() + windowMs : endsAt }
    counters.set(key, raised)
    return raised
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const taken = (server.address() as AddressInfo).port
  return {
    url: `redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${taken}`,
    port: taken,
    counters,
    /** The commands with their arguments. */
    asked,
    /** Connections stay open, but nothing is answered. */
    freeze() {
      isFrozen = true
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** The first complete command in what was received: an array of strings with their lengths. */
function readCommand(received: Buffer): { words: string[]; bytes: number } | undefined {
  let at = 0
  const line = () => {
    const end = received.indexOf('\r\n', at)
    if (end < 0) return undefined
    const text = received.toString('utf8', at, end)
    at = end + 2
    return text
  }
  const count = Number(line()?.slice(1))
  if (!(count > 0)) return undefined
  const words: string[] = []
  for (let word = 0; word < count; word++) {
    const length = Number(line()?.slice(1))
    if (!(length >= 0) || received.length < at + length + 2) return undefined
    words.push(received.toString('utf8', at, at + length))
    at += length + 2
  }
  return { words: [words[0]!.toLowerCase(), ...words.slice(1)], bytes: at }
}
