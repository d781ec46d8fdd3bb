import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { startInterval } from '#server/platform/interval.ts'

const askedEachMs = 100
/** So many failed checks in a row: a process that is merely busy misses one. */
const missedChecks = 5

/** A load balancer for several processes: sends each request to the next ready one, without retries. */
export async function openLoadBalancer(urls: readonly string[]) {
  const ready = new Set<string>()
  const misses = new Map<string, number>()
  let turn = 0
  const agent = new Agent({ keepAlive: true })
  const watches = urls.map((url) =>
    startInterval({ what: url, pauseMs: askedEachMs }, pino({ level: 'silent' }), async () => {
      const isReady = await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      const missed = isReady ? 0 : (misses.get(url) ?? missedChecks) + 1
      misses.set(url, missed)
      if (isReady) ready.add(url)
      else if (missed >= missedChecks) ready.delete(url)
    }),
  )

  function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const chosen = [...ready][turn++ % Math.max(1, ready.size)]
    if (!chosen) return outgoing.writeHead(502).end('no process is ready')
    const { method, headers, url } = incoming
    const onward = request(new URL(url ?? '/', chosen), { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive' })
      answer.pipe(outgoing)
    })
    onward.on('error', (error) => outgoing.writeHead(502).end(error.message))
    incoming.pipe(onward)
  }

  // It never ends a connection first: the shop's answers promise that it stays open for longer than Node's 5 seconds.
  const server = createServer({ keepAliveTimeout: 0 }, forward).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    sendsTo: (url: string) => ready.has(url),
    async close() {
      await Promise.all(watches.map((watch) => watch.close()))
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
