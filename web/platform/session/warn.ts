import { FetchError } from '../call-api.ts'

/** The one place where the session writes into the browser's console. Never what a call carried. */
export function warn(what: string, error: unknown): void {
  const why = error instanceof FetchError ? `${error.status} ${error.body?.code ?? ''}`.trim() : String(error)
  // biome-ignore lint/suspicious/noConsole: people are sent there when something fails
  console.warn(`${what}: ${why}`)
}
