import type { Problem } from '#contract/problem.ts'
import { type Language, languageTag } from '#domain/languages.ts'

/** A refusal of the API: its status, and its body where that could be read. */
export class FetchError extends Error {
  readonly status: number
  readonly body: Problem | undefined

  constructor(status: number, body: Problem | undefined) {
    super(body?.message ?? 'Failed to parse response body.')
    this.status = status
    this.body = body
  }
}

type Call = { method?: string; body?: unknown; language: Language; signal?: AbortSignal }

/** Calls the API from the browser: JSON both ways, in the page's language. */
export async function callApi<Answer>(
  path: string,
  { method = 'GET', body, language, signal }: Call,
): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: 'include',
    headers: {
      'accept-language': languageTag(language).toLowerCase(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer as Answer
  throw new FetchError(response.status, answer as Problem | undefined)
}
