import { existsSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Logger, multistream, pino } from 'pino'
import { errorsWithoutValues } from './logged-error.ts'
import { withoutTokens } from './secret-paths.ts'

export type Log = Logger

type Place = { demonstration: boolean; dataDir: string }

const longestLog = 10_000_000
/** Of lines that cannot be written yet; later ones are dropped. */
const longestBacklog = 1_000_000

/**
 * JSON lines, so that nothing a stranger wrote can forge one: to stdout, where an operator collects them;
 * for the demonstration shop to a file, and only errors, shortened, to the terminal.
 */
export function createLog({ demonstration, dataDir }: Place): Log {
  const options = {
    level: process.env.LOG_LEVEL ?? 'info',
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: errorsWithoutValues.serializers,
    hooks: { ...errorsWithoutValues.hooks, streamWrite: withoutTokens },
  }
  if (!demonstration) return pino(options, openDestination(process.stdout.fd))
  const file = join(dataDir, 'server.log')
  if (existsSync(file) && statSync(file).size > longestLog) renameSync(file, `${file}.1`)
  return pino(
    options,
    multistream([
      { level: 'trace', stream: openDestination(file) },
      {
        level: 'error',
        stream: { write: (line) => void process.stderr.write(`${shortLine(line, file)}\n`) },
      },
    ]),
  )
}

/** What cannot be written (a full disk, a reader that is gone) is tried again with the next line, and ends nothing. */
function openDestination(dest: string | number) {
  const destination = pino.destination({
    dest,
    mode: 0o600,
    mkdir: true,
    sync: true,
    maxLength: longestBacklog,
    // Waiting for a slow reader would halt the shop.
    retryEAGAIN: () => false,
  })
  destination.on('error', () => {})
  // Each line is written at once; this would try without end, and halt the shop, while the disk is full.
  destination.flushSync = () => {}
  return destination
}

/** The terminal may be closed, or its output kept on a disk that is full. */
export function outliveTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** What a person at the terminal needs of one log line. */
export function shortLine(line: string, file: string): string {
  const { msg, err } = JSON.parse(line)
  const text = JSON.stringify(err?.message ?? msg ?? 'unknown error').slice(1, -1)
  return `Error: ${text.slice(0, 200)} (more in ${file})`
}
