import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const storyblokToken = 'aPublicTokenOfASpaceOf24'
export const webhookSecret = 'a secret of the webhook'

type Field = string | number | boolean | null | object
type ServedStory = { full_slug: string; content: Record<string, Field> } & Record<string, Field>
type Trouble = number | 'no answer' | 'other fields'

/** A server with the published part of Storyblok's content delivery API, version 2, and its own stories. */
export async function openStoryblokServer() {
  const stories: ServedStory[] = []
  const asked: URL[] = []
  const files = new Map<string, Buffer>()
  let trouble: Trouble | undefined

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://storyblok.example')
    asked.push(url)
    const send = (status: number, body: object, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(JSON.stringify(body))
    }
    if (trouble === 'no answer') return
    if (typeof trouble === 'number') return send(trouble, { error: 'Trouble' })
    if (trouble === 'other fields') return send(200, { story_list: [], version: 3 })
    const file = files.get(url.pathname)
    if (file) return response.end(file)
    if (url.searchParams.get('token') !== storyblokToken) return send(401, { error: 'Unauthorized' })
    if (url.pathname !== '/v2/cdn/stories') return send(404, { error: 'This record could not be found' })
    const start = url.searchParams.get('starts_with') ?? ''
    const page = Number(url.searchParams.get('page') ?? 1)
    const size = Number(url.searchParams.get('per_page') ?? 25)
    const found = stories.filter(({ full_slug }) => full_slug.startsWith(start))
    return send(
      200,
      { stories: found.slice((page - 1) * size, page * size), cv: 1764326400, rels: [], links: [] },
      { total: String(found.length), 'per-page': String(size) },
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  /** Publishes a story, or another version of it. */
  function publish(fullSlug: string, content: Record<string, Field>, more: Record<string, Field> = {}): void {
    const known = stories.findIndex(({ full_slug }) => full_slug === fullSlug)
    const story = {
      id: 1000 + stories.length,
      uuid: crypto.randomUUID(),
      name: fullSlug,
      slug: fullSlug.split('/').at(-1)!,
      full_slug: fullSlug,
      lang: 'default',
      created_at: '2026-11-01T08:00:00.000Z',
      first_published_at: '2026-11-02T08:00:00.000Z',
      published_at: '2026-11-03T08:00:00.000Z',
      tag_list: [],
      ...more,
      content: { _uid: crypto.randomUUID(), component: fullSlug.split('/')[0]!, ...content },
    }
    if (known >= 0) stories[known] = story
    else stories.push(story)
  }

  return {
    environment: {
      STORYBLOK_TOKEN: storyblokToken,
      STORYBLOK_API_URL: `http://127.0.0.1:${port}/v2`,
      STORYBLOK_WEBHOOK_SECRET: webhookSecret,
    },
    asked,
    publish,
    /** Uploads a file, and returns its address. */
    upload(path: string, bytes: Buffer): string {
      files.set(path, bytes)
      return `http://127.0.0.1:${port}${path}`
    },
    remove: (fullSlug: string) =>
      void stories.splice(
        stories.findIndex(({ full_slug }) => full_slug === fullSlug),
        1,
      ),
    /** From now on it fails, until it is called without a failure. */
    fail(how?: Trouble) {
      trouble = how
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The webhook of a space, with its signature. */
export function signedNotice(secret = webhookSecret) {
  const payload = JSON.stringify({ text: 'published', action: 'published', space_id: 1, story_id: 1000 })
  const signature = createHmac('sha1', secret).update(payload).digest('hex')
  return { payload, headers: { 'content-type': 'application/json', 'webhook-signature': signature } }
}
