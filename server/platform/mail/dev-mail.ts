import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { regionSettings } from '#domain/regions.ts'
import type { Deps } from '../context.ts'
import { languageOfRequest, refuse } from '../problems.ts'
import { listPage } from './dev-mail-page.ts'
import { listMails } from './list-mails.ts'
import { mails } from './tables.ts'

/** The demonstration shop's emails, for people at this machine only; other callers find nothing here. */
export async function devMailRoutes(
  app: FastifyInstance,
  { config, db, translations }: Pick<Deps, 'config' | 'db' | 'translations'>,
): Promise<void> {
  if (!config.demonstration || config.smtpUrl) return
  await app.register(async (here) => {
    here.addHook('onRequest', (request, reply, done) => {
      if (!isFromThisMachine(request)) return refuse('not-found')
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      reply.header('x-content-type-options', 'nosniff')
      done()
    })
    here.get('/dev/mail.json', () => listMails(db))
    here.get<{ Querystring: { id?: string } }>('/dev/mail', async (request, reply) => {
      const list = await listMails(db)
      const chosen = list.find(({ id }) => String(id) === request.query.id) ?? list[0]
      const language = languageOfRequest(request)
      const { timeZone } = regionSettings[config.region]
      const translate = translations.translatorFor(language)
      const page = listPage({ list, chosen, language, timeZone, translate })
      return asPage(reply, page, "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'")
    })
    here.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
      const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0
      const [mail] = await db.select({ html: mails.html }).from(mails).where(eq(mails.id, id))
      return asPage(reply, mail?.html ?? refuse('not-found'), emailPolicy)
    })
  })
}

// Same-origin, since a document without an origin cannot load the shop's pictures; without scripts it gains nothing.
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; " +
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox'

function asPage(reply: FastifyReply, page: string, policy: string) {
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)
}

const loopback = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/
const ownNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
const forwarded = /^(?:forwarded|x-forwarded-.*|x-real-ip|via)$/

/** A page elsewhere may make a browser on this machine send requests under its own name, or through a tunnel. */
function isFromThisMachine({ raw }: FastifyRequest): boolean {
  return (
    loopback.test(raw.socket.remoteAddress ?? '') &&
    ownNames.test(raw.headers.host ?? '') &&
    !Object.keys(raw.headers).some((name) => forwarded.test(name))
  )
}
