import { FetchError } from '../../platform/call-api.ts'

/** One thing an admin does. However often it is sent with its key, it happens once. */
export type Attempt = { request: string; key: string }

/** Whoever presses again since no answer came makes the same attempt again; another request is another one. */
export function attemptFor(request: string, open: Attempt | undefined, newKey: () => string): Attempt {
  return open?.request === request ? open : { request, key: newKey() }
}

/** Whether a failure says that it did not happen; else nobody knows, and its key is kept. */
export function isAnswered(error: unknown): boolean {
  return error instanceof FetchError && error.status < 500 && error.body?.code !== 'still-running'
}

/** What the shop said; undefined where no answer came. */
export function refusalOf(error: unknown): string | undefined {
  return error instanceof FetchError ? error.message : undefined
}
