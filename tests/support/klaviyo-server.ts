import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { selfSigned } from './self-signed.ts'

export const klaviyoKey = 'pk_0f1e2d3c4b5a69788796a5b4c3d2e1f0a1'

const Profile = z.strictObject({
  data: z.strictObject({
    type: z.literal('profile'),
    attributes: z.strictObject({ email: z.email(), first_name: z.string().optional() }),
  }),
})
const EventBody = z.strictObject({
  data: z.strictObject({
    type: z.literal('event'),
    attributes: z.strictObject({
      unique_id: z.string().min(1),
      time: z.iso.datetime(),
      properties: z.record(z.string(), z.unknown()),
      metric: z.strictObject({
        data: z.strictObject({
          type: z.literal('metric'),
          attributes: z.strictObject({ name: z.string().min(1).max(128) }),
        }),
      }),
      profile: Profile,
    }),
  }),
})
const DeletionBody = z.strictObject({
  data: z.strictObject({
    type: z.literal('data-privacy-deletion-job'),
    attributes: z.strictObject({ profile: Profile }),
  }),
})
type KlaviyoEvent = z.infer<typeof EventBody>['data']['attributes']
/** `slow`: no answer at all while the connection stays open. */
type Trouble = number | 'hang up' | 'slow' | { status: 429; retryAfter: string }

/**
 * A server with the part of Klaviyo's published API that the shop uses, revision 2026-07-15, and its own data. The shop
 * uses TLS only: to call this server, set `NODE_TLS_REJECT_UNAUTHORIZED` to 0.
 */
export async function openKlaviyoServer() {
  const events = new Map<string, KlaviyoEvent>()
  const deleted: string[] = []
  const asked: { path: string; body: string }[] = []
  const troubles: Trouble[] = []

  const server = createServer(selfSigned(), async (request, response) => {
    const body = await text(request)
    asked.push({ path: request.url ?? '', body })
    const trouble = troubles.shift()
    if (trouble === 'hang up') return void request.socket.destroy()
    if (trouble === 'slow') return
    const answer =
      trouble === undefined
        ? answerTo(request.url, request.headers, body)
        : problem(typeof trouble === 'number' ? trouble : trouble.status, 'trouble')
    const wait = typeof trouble === 'object' && { 'retry-after': trouble.retryAfter }
    response.writeHead(answer.status, { 'content-type': 'application/vnd.api+json', ...wait })
    response.end(answer.body)
  })

  function answerTo(path: string | undefined, headers: NodeJS.Dict<string | string[]>, body: string) {
    if (headers.authorization !== `Klaviyo-API-Key ${klaviyoKey}`)
      return problem(401, 'not_authenticated', 'Missing or invalid authorization scheme.')
    if (headers.revision !== '2026-07-15') return problem(400, 'invalid', 'The revision is unknown.')
    if (path === '/api/events') {
      const event = EventBody.safeParse(parsed(body))
      if (!event.success) return problem(400, 'invalid', body)
      const { attributes } = event.data.data
      // A second event with the same metric, profile and id is ignored.
      if (!events.has(attributes.unique_id)) events.set(attributes.unique_id, attributes)
      return { status: 202, body: '' }
    }
    if (path === '/api/data-privacy-deletion-jobs') {
      const deletion = DeletionBody.safeParse(parsed(body))
      if (!deletion.success) return problem(400, 'invalid', body)
      deleted.push(deletion.data.data.attributes.profile.data.attributes.email)
      return { status: 202, body: '' }
    }
    return problem(404, 'not_found')
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `https://127.0.0.1:${port}`,
    events,
    deleted,
    asked,
    troubles,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function problem(status: number, code: string, detail = 'An error.') {
  const error = { id: 'e1', status, code, title: 'Error', detail, source: { pointer: '/data' }, meta: {} }
  return { status, body: JSON.stringify({ errors: [error] }) }
}
