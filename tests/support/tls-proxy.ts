import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { selfSigned } from './self-signed.ts'

/** What stands before a shop in production: accepts https at one port, and passes everything on to another. */
export async function openTlsProxy({ port, target }: { port: number; target: number }) {
  const server = createServer(selfSigned(), (incoming, outgoing) => {
    const { method, headers, url } = incoming
    const onward = request({ host: '127.0.0.1', port: target, path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
