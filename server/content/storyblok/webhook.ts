import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { contentPaths, StoryblokNotice, WebhookDone } from '#contract/content.ts'
import { Problem } from '#contract/problem.ts'
import { entryKinds } from '#domain/content/entries.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { refuse } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'

const webhookLimit: Limit = { name: 'content-notice', max: 120, windowSeconds: 60 }
const longestBody = 20_000

/** Storyblok's webhook. Only its signature is trusted: the shop then asks for the content itself. */
export async function storyblokWebhookRoutes(
  scope: FastifyInstance,
  { config, limits, log, storyblokContent }: Pick<Deps, 'config' | 'limits' | 'log' | 'storyblokContent'>,
): Promise<void> {
  const secret = config.storyblokWebhookSecret
  const raw = new WeakMap<object, string>()
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: longestBody },
    (request, body, done) => {
      raw.set(request, String(body))
      done(null, {})
    },
  )

  scope.withTypeProvider<ZodTypes>().post(
    contentPaths.webhook,
    {
      schema: {
        tags: ['Content'],
        summary: 'Report that something was published or changed in Storyblok',
        body: StoryblokNotice,
        response: { 200: WebhookDone, 401: Problem, 404: Problem, 429: Problem },
      },
    },
    async (request) => {
      await limits.check(request, webhookLimit)
      if (!storyblokContent || !secret) return refuse('not-found')
      const signature = request.headers['webhook-signature']
      if (!isSignedBy(secret, raw.get(request) ?? '', String(signature ?? ''))) return refuse('unauthorized')
      const answers = await Promise.allSettled(entryKinds.map((kind) => storyblokContent.refresh(kind)))
      for (const answer of answers)
        if (answer.status === 'rejected') log.warn({ err: answer.reason }, 'no content from Storyblok')
      return {}
    },
  )
}

/** As Storyblok documents it: HMAC-SHA1 of the body, in hexadecimal. */
function isSignedBy(secret: string, body: string, signature: string): boolean {
  const expected = createHmac('sha1', secret).update(body).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
