import { existsSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Logger, multistream, pino } from 'pino'
import { errorsWithoutValues } from './logged-error.ts'
import { withoutTokens } from './secret-paths.ts'

export type Log = Logger

type Place = { demonstration: boolean; dataDir: string }

const longestLog = 10_000_000
/** Limit of lines that cannot be written yet; later ones are dropped. */
const longestBacklog = 1_000_000

/**
 * JSON lines, so that no input can forge one: to stdout, where an operator collects them; in a demonstration shop to a
 * file, and only errors, shortened, to the terminal.
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

/**
 * If a line cannot be written (full disk, closed pipe) it is tried again with the next one, and never stops the shop.
 */
function openDestination(dest: string | number) {
  const destination = pino.destination({
    dest,
    mode: 0o600,
    mkdir: true,
    sync: true,
    maxLength: longestBacklog,
    // Waiting for a slow reader would block the shop.
    retryEAGAIN: () => false,
  })
  destination.on('error', () => {})
  // Lines are written synchronously; this would retry endlessly, and block the shop, while the disk is full.
  destination.flushSync = () => {}
  return destination
}

/** The terminal may be closed, or its output written to a full disk. */
export function ignoreTerminalErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** A log line shortened for a person at the terminal. */
export function shortLine(line: string, file: string): string {
  const { msg, err } = JSON.parse(line)
  const text = JSON.stringify(err?.message ?? msg ?? 'unknown error').slice(1, -1)
  return `Error: ${text.slice(0, 200)} (more in ${file})`
}
