import { isDriverFault, isLostConnection } from '#lib/postgres/postgres.ts'
import { sqlState } from '#server/platform/database.ts'
import { errorCode, StartProblem } from '#server/platform/start-problem.ts'

/** Runs a command for a person at the terminal: errors they can act on end in one sentence and a non-zero exit code. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  const end = (error: unknown) => {
    const sentence = plainSentence(error)
    process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`)
    process.exit(1)
  }
  process.on('uncaughtException', end)
  await command().catch(end)
}

function plainSentence(error: unknown): string | undefined {
  if (error instanceof StartProblem) return error.message
  const code = sqlState(error) ?? errorCode(error instanceof Error ? (error.cause ?? error) : error) ?? ''
  if (isLostConnection(error) || isDriverFault(error))
    return 'The connection to the database was lost. Run the same command again; an import resumes where it stopped.'
  if (code === '53100' || code === 'ENOSPC') return 'No space left on the disk.'
  if (code === 'EACCES' || code === 'ENOENT') return `A file could not be read or written (${code}).`
  return code.startsWith('ERR_PARSE_ARGS') && error instanceof Error ? error.message : undefined
}
