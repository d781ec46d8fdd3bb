import { connect } from 'node:net'
import { maxWaitMs } from './max-wait.ts'

export type RawAnswer = { status: number; head: string; body: string }

/** Sends bytes that no correct client would send; a connection closed without an answer has status 0. */
export function rawRequest(shopUrl: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port, host } = new URL(shopUrl)
  const lines = Object.entries({ host, connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return new Promise<RawAnswer>((resolve) => {
    const pieces: Buffer[] = []
    const socket = connect(Number(port), hostname)
    socket.setTimeout(maxWaitMs, () => socket.destroy())
    socket.on('data', (piece) => pieces.push(piece))
    socket.on('error', () => {})
    socket.on('close', () => {
      const text = Buffer.concat(pieces).toString('utf8')
      const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s)
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
      resolve({ status, head, body })
    })
    socket.write(Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1'))
  })
}
