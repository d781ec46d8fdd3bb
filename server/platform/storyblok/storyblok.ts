import StoryblokClient from 'storyblok-js-client'
import type { Config } from '../config.ts'

/** A story as Storyblok sends it. Its fields are whatever somebody defined there: nothing about them is certain. */
export type Story = Readonly<Record<string, unknown>>

export type Storyblok = {
  /** All published stories in a folder, in the default language with the translations beside. */
  stories(folder: string): Promise<Story[]>
}

const pageSize = 100
/** More than a shop's team writes; what is beyond is not asked for. */
const pagesMaximum = 20
const timeoutSeconds = 5

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
  }
}

/** What the library rejects with is no error, and contains the request. */
function fail(reason: { status?: number; message?: unknown }): never {
  throw new Error(`Storyblok did not answer: ${reason.status ?? String(reason.message)}`)
}
