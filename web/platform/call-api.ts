import type { ApiPath, OpenPath } from '#contract/calls.ts'
import type { Problem } from '#contract/problem.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import { flavourOfPath } from '#domain/marketing/usage.ts'
import { readTokens } from './session/tokens.ts'

/** A refusal of the API: its status, and its body if it could be read. */
export class FetchError extends Error {
  readonly status: number
  readonly body: Problem | undefined
  /** How long the API asks to wait before retrying. */
  readonly retryAfterMs: number | undefined

  constructor(status: number, body: Problem | undefined, retryAfterMs?: number) {
    super(body?.message ?? 'Failed to parse response body.')
    this.status = status
    this.body = body
    this.retryAfterMs = retryAfterMs
  }
}

export function isNotFound(error: unknown): boolean {
  return error instanceof FetchError && error.status === 404
}

/** The server could not be reached or could not answer: the same call may succeed later. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof FetchError) || error.status >= 500 || error.status === 429
}

/** The call needs a token and none is stored: it is not sent. */
export class Unauthorized extends Error {
  constructor() {
    super('Unauthorized')
  }
}

export type Call = {
  method?: string
  body?: unknown
  form?: FormData
  language: Language
  /** Absent: the stored access token. */
  bearer?: string | undefined
  signal?: AbortSignal | undefined
  /** Identifies an attempt at something that must not happen twice. */
  idempotencyKey?: string | undefined
  /** Is sent even if the page is closed meanwhile. */
  keepalive?: boolean | undefined
}

/** A call that visitors may make, too: JSON in both directions, in the page's language. */
export async function callApi<Answer>(path: OpenPath, call: Call): Promise<Answer> {
  const response = await fetchApi(path, call)
  const answer: unknown = await response.json().catch(() => undefined)
  // Also while the answer is read: nobody waits for it any more.
  call.signal?.throwIfAborted()
  return answer as Answer
}

/** The response itself; never an error response. */
export async function fetchApi(path: ApiPath, call: Call): Promise<Response> {
  const { method = 'GET', body, form, language, signal, idempotencyKey, keepalive } = call
  const bearer = call.bearer ?? readTokens()?.access_token
  // Tests have no page.
  const flavour = method === 'GET' ? undefined : flavourOfPath(globalThis.location?.pathname ?? '')
  const response = await fetch(`/api${path}`, {
    method,
    credentials: 'include',
    headers: {
      'accept-language': languageTag(language).toLowerCase(),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(flavour && { 'x-page-flavour': flavour }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: form }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  })
  if (response.ok) return response
  const problem: unknown = await response.json().catch(() => undefined)
  throw new FetchError(response.status, problem as Problem | undefined, retryAfterMs(response))
}

function retryAfterMs({ headers }: Response): number | undefined {
  const seconds = headers.get('retry-after')
  return seconds && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : undefined
}
