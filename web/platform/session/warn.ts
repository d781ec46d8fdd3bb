import { FetchError } from '../call-api.ts'

/** The only place where the session writes to the browser's console. Never the content of a call. */
export function warn(what: string, error: unknown): void {
  const why = error instanceof FetchError ? `${error.status} ${error.body?.code ?? ''}`.trim() : String(error)
  // biome-ignore lint/suspicious/noConsole: users are referred to the console when something fails
  console.warn(`${what}: ${why}`)
}
