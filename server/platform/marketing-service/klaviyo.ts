import { MarketingRefused, type MarketingService, MarketingUnreachable, type SentEvent } from './service.ts'

type KlaviyoOptions = { apiKey: string; apiUrl?: string | undefined; timeoutMs?: number }

const revision = '2026-07-15'
const longestMs = 10_000
/** They blame the request, but end with time or with a corrected key. */
const passingStatuses: ReadonlySet<number> = new Set([401, 403, 408, 425, 429])

/** Klaviyo's API, of which the shop needs two calls. The queue repeats those that fail. */
export function openKlaviyo(options: KlaviyoOptions): MarketingService {
  const { apiKey, apiUrl = 'https://a.klaviyo.com', timeoutMs = longestMs } = options
  let resumesAtMs = 0

  /** Once Klaviyo has asked to wait, no call is made until then. */
  async function call(path: string, data: object): Promise<void> {
    if (Date.now() < resumesAtMs) throw new MarketingUnreachable('Klaviyo asked to wait')
    const response = await fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Klaviyo-API-Key ${apiKey}`,
        revision,
        accept: 'application/vnd.api+json',
        'content-type': 'application/vnd.api+json',
      },
      body: JSON.stringify({ data }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new MarketingUnreachable(`Klaviyo cannot be reached: ${reasonOf(error)}`)
    })
    if (response.status === 429)
      resumesAtMs = Date.now() + 1000 * (Number(response.headers.get('retry-after')) || 1)
    const answer: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw failureOf(response.status, answer)
  }

  return {
    send: (event) => call('/api/events', { type: 'event', attributes: attributesOf(event) }),
    deleteProfile: (email) =>
      call('/api/data-privacy-deletion-jobs', {
        type: 'data-privacy-deletion-job',
        attributes: { profile: profileOf({ email }) },
      }),
  }
}

function attributesOf({ key, name, at, properties, person }: SentEvent) {
  return {
    unique_id: key,
    time: at.toISOString(),
    properties,
    metric: { data: { type: 'metric', attributes: { name } } },
    profile: profileOf({ email: person.email, first_name: person.firstName }),
  }
}

function profileOf(attributes: { email: string; first_name?: string | undefined }) {
  return { data: { type: 'profile', attributes } }
}

/** The error itself may name the address that was called, its cause has a code. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: unknown; cause?: { code?: unknown } }
  return String(cause?.code ?? name ?? 'unknown')
}

function failureOf(status: number, answer: unknown): Error {
  const message = `Klaviyo answered ${[status, ...problemCodesIn(answer)].join(' ')}`
  const isPassing = status >= 500 || passingStatuses.has(status)
  return isPassing ? new MarketingUnreachable(message) : new MarketingRefused(message)
}

/** Klaviyo's own codes, such as `invalid`, and the field they concern; its sentences may quote what was sent. */
function problemCodesIn(data: unknown): string[] {
  const { errors } = (data ?? {}) as { errors?: unknown }
  if (!Array.isArray(errors)) return []
  return errors.flatMap(({ code, source }: { code?: unknown; source?: { pointer?: unknown } }) =>
    [code, source?.pointer].filter((part) => typeof part === 'string'),
  )
}
