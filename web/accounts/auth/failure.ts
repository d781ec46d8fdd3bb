import { FetchError } from '#web/platform/call-api.ts'

/** The link itself was refused: trying again cannot help. */
export function isRefused(error: unknown): boolean {
  return error instanceof FetchError && error.status >= 400 && error.status < 500 && error.status !== 429
}

export function problemCode(error: unknown): string | undefined {
  return error instanceof FetchError ? error.body?.code : undefined
}
