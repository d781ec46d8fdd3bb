import { FetchError } from '#web/platform/call-api.ts'

/** The link itself was refused: trying again with it cannot help. */
export function isRefused(error: unknown): boolean {
  return error instanceof FetchError && error.status >= 400 && error.status < 500 && error.status !== 429
}

/** The server's own words, where it sent some. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof FetchError ? error.body?.message : undefined
}

export function problemCode(error: unknown): string | undefined {
  return error instanceof FetchError ? error.body?.code : undefined
}
