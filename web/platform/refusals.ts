import { FetchError } from './call-api.ts'

/** The request itself was refused: repeating it cannot help. */
export function isRefused(error: unknown): error is FetchError {
  return error instanceof FetchError && error.status < 500 && error.status !== 429
}

export function problemCode(error: unknown): string | undefined {
  return error instanceof FetchError ? error.body?.code : undefined
}
