import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Received = { to: string[]; headers: string; body: string }

/** A real mail server on a free port, or on the given one; `manners` change its answers. */
export async function openMailServer(manners: SMTPServerOptions = {}, port = 0) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const [headers = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n')
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, headers, body: readable(rest.join('\r\n\r\n')) })
        done()
      })
    },
    ...manners,
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: taken } = server.server.address() as AddressInfo
  return {
    /** Unencrypted. */
    url: `smtp://127.0.0.1:${taken}?requireTLS=false`,
    port: taken,
    received,
    close: () => new Promise<void>((closed) => server.close(closed)),
  }
}

/** An answer chosen by the test: 4xx is temporary, 5xx is permanent. */
export function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

/** Decodes quoted-printable. */
function readable(body: string): string {
  const bytes = body.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/g, (_, hex) => `%${hex}`)
  return bytes.replace(/(?:%[0-9A-F]{2})+/g, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run
    }
  })
}
