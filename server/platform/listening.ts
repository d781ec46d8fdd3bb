import { createServer } from 'node:net'
import { errorCode, StartProblem } from './start-problem.ts'

type Place = { host: string; port: number }

/** Reports at once that the port is taken, not after a minute of preparation. */
export async function checkPort({ host, port }: Place): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(new StartProblem(listeningProblem(error, { host, port }))))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()))
  })
}

export function listeningProblem(error: unknown, { host, port }: Place): string {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use by another program; choose another with PORT.`
    case 'EACCES':
      return `This user is not allowed to use port ${port}; choose one above 1023 with PORT.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address ${host}; choose another with HOST.`
    default:
      return `The shop cannot listen on ${host} port ${port}: ${error instanceof Error ? error.message : String(error)}.`
  }
}

/** The URL to open in a browser. */
export function addressOf({ host, port }: Place): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
