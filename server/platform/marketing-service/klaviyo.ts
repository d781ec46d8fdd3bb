import type { EventCreateQueryV2ResourceObjectAttributes, ApiKeySession as KeySession } from 'klaviyo-api'
import { MarketingRefused, type MarketingService, MarketingUnreachable, type SentEvent } from './service.ts'

type KlaviyoOptions = { apiKey: string; apiUrl?: string | undefined; timeoutMs?: number }

const longestMs = 10_000
/** They blame the request, but end with time or with a corrected key. */
const passingStatuses: ReadonlySet<number> = new Set([401, 403, 408, 425, 429])

/** Klaviyo by its own client, which takes a second to load: only shops that use it load it. */
export async function openKlaviyo(options: KlaviyoOptions): Promise<MarketingService> {
  const { apiKey, apiUrl, timeoutMs = longestMs } = options
  const { ApiKeySession, DataPrivacyApi, EventsApi, RetryWithExponentialBackoff } = await import(
    'klaviyo-api'
  )

  /** The client waits for an answer as long as the connection stays open. */
  class LimitedSession extends ApiKeySession {
    override applyToRequest(request: Parameters<KeySession['applyToRequest']>[0]) {
      super.applyToRequest(request)
      request.timeout = timeoutMs
    }
  }
  // The queue repeats failed jobs, so the client does not.
  const session = new LimitedSession(apiKey, new RetryWithExponentialBackoff({ numRetries: 1 }))
  const events = new EventsApi(session)
  const privacy = new DataPrivacyApi(session)
  if (apiUrl) {
    events.basePath = apiUrl
    privacy.basePath = apiUrl
  }
  const call = openCalls()

  return {
    send: (event) =>
      call(() => events.createEvent({ data: { type: 'event', attributes: attributesOf(event) } })),
    deleteProfile: (email) =>
      call(() =>
        privacy.requestProfileDeletion({
          data: {
            type: 'data-privacy-deletion-job',
            attributes: { profile: { data: { type: 'profile', attributes: { email } } } },
          },
        }),
      ),
  }
}

function attributesOf({
  key,
  name,
  at,
  properties,
  person,
}: SentEvent): EventCreateQueryV2ResourceObjectAttributes {
  return {
    uniqueId: key,
    time: at,
    properties,
    metric: { data: { type: 'metric', attributes: { name } } },
    profile: { data: { type: 'profile', attributes: person } },
  }
}

/** Once Klaviyo has asked to wait, no call is made until then. */
function openCalls() {
  let resumesAtMs = 0
  return async (make: () => Promise<unknown>): Promise<void> => {
    if (Date.now() < resumesAtMs) throw new MarketingUnreachable('Klaviyo asked to wait')
    try {
      await make()
    } catch (error) {
      const failure = failureOf(error)
      if (failure.status === 429) resumesAtMs = Date.now() + failure.retryAfterMs
      throw failure.error
    }
  }
}

type ClientError = {
  code?: unknown
  response?: { status: number; headers?: Record<string, unknown>; data?: unknown }
}

/** The client's errors contain the key and the person's address: only status and codes go on from here. */
function failureOf(error: unknown): { error: Error; status: number | undefined; retryAfterMs: number } {
  const { code, response } = error as ClientError
  if (!response)
    return {
      error: new MarketingUnreachable(`Klaviyo cannot be reached: ${String(code ?? 'unknown')}`),
      status: undefined,
      retryAfterMs: 0,
    }
  const { status, headers, data } = response
  const message = `Klaviyo answered ${[status, ...problemCodesIn(data)].join(' ')}`
  const isPassing = status >= 500 || passingStatuses.has(status)
  return {
    error: isPassing ? new MarketingUnreachable(message) : new MarketingRefused(message),
    status,
    retryAfterMs: 1000 * (Number(headers?.['retry-after']) || 1),
  }
}

/** Klaviyo's own codes, such as `invalid`, and the field they concern; its sentences may quote what was sent. */
function problemCodesIn(data: unknown): string[] {
  const { errors } = (data ?? {}) as { errors?: unknown }
  if (!Array.isArray(errors)) return []
  return errors.flatMap(({ code, source }: { code?: unknown; source?: { pointer?: unknown } }) =>
    [code, source?.pointer].filter((part) => typeof part === 'string'),
  )
}
