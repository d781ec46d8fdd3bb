import StoryblokClient from 'storyblok-js-client'
import type { Config } from '../config.ts'

/** A story as Storyblok sends it. Its fields are whatever somebody defined there: nothing about them is certain. */
export type Story = Readonly<Record<string, unknown>>

export type Storyblok = {
  /** All published stories in a folder, in the default language with the translations beside. */
  stories(folder: string): Promise<Story[]>
  /** A file of Storyblok; refused from any other address. */
  file(address: string): Promise<Uint8Array>
}

const pageSize = 100
/** More than a shop's team writes; what is beyond is not asked for. */
const pagesMaximum = 20
const timeoutSeconds = 5
const fileMaximumBytes = 10_000_000

/** Undefined if no token is set. */
export function openStoryblok({
  storyblokToken,
  storyblokApiUrl,
}: Pick<Config, 'storyblokToken' | 'storyblokApiUrl'>): Storyblok | undefined {
  if (!storyblokToken) return undefined
  const client = new StoryblokClient({
    accessToken: storyblokToken,
    ...(storyblokApiUrl && { endpoint: storyblokApiUrl }),
    timeout: timeoutSeconds,
    // The caller keeps copies and asks again itself (the library reads 0 as its default of 10). Without `cv`, the answer is never older than the last change.
    maxRetries: -1,
    cache: { type: 'none', cv: 'manual' },
  })
  return {
    async stories(folder) {
      const found: Story[] = []
      for (let page = 1; page <= pagesMaximum; page++) {
        const { data } = await client
          .get('cdn/stories', {
            version: 'published',
            starts_with: `${folder}/`,
            page,
            per_page: pageSize,
          })
          .catch(fail)
        const stories: unknown = data?.stories
        if (!Array.isArray(stories)) throw new Error('Storyblok sent no list of stories')
        found.push(...stories.filter((story) => typeof story === 'object' && story !== null))
        if (stories.length < pageSize) break
      }
      return found
    },
    async file(address) {
      const url = new URL(address)
      if (!isOfStoryblok(url, storyblokApiUrl)) throw new Error('Not a file of Storyblok')
      const signal = AbortSignal.timeout(timeoutSeconds * 1000)
      const response = await fetch(url, { redirect: 'error', signal })
      if (!response.ok) throw new Error(`Storyblok did not send a file: ${response.status}`)
      const parts: Uint8Array[] = []
      let bytes = 0
      for await (const part of response.body ?? []) {
        bytes += part.length
        if (bytes > fileMaximumBytes) throw new Error('A file of Storyblok is too large')
        parts.push(part)
      }
      return Buffer.concat(parts)
    },
  }
}

/** Addresses come from what somebody wrote, so that nothing else may be called through them. */
function isOfStoryblok({ protocol, hostname, origin }: URL, apiUrl: string | undefined): boolean {
  if (apiUrl && origin === new URL(apiUrl).origin) return true
  return protocol === 'https:' && hostname.endsWith('.storyblok.com')
}

/** What the library rejects with is no error, and contains the request. */
function fail(reason: { status?: number; message?: unknown }): never {
  throw new Error(`Storyblok did not answer: ${reason.status ?? String(reason.message)}`)
}
