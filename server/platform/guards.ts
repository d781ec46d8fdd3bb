import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Auth, allowedTypes } from '#domain/accounts/auth.ts'
import type { ProblemCode } from '#domain/problems.ts'
import { type Ctx, type Deps, type SignedIn, visitor } from './context.ts'
import { refuse } from './problems.ts'

/** Who calls, or why that is unknown. */
export type Identity = { actor: SignedIn } | { problem: ProblemCode }
/** Authenticates an Authorization header. */
export type Identify = (authorization: string | undefined) => Promise<Identity>

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity
  }
}

const nobody: Identity = { problem: 'unauthorized' }

/** Identifies the caller of every request below; public routes treat an invalid token as a visitor's. */
export function authenticate(app: FastifyInstance, identify: Identify): void {
  app.decorateRequest('identity')
  app.addHook('onRequest', async (request) => {
    const { authorization } = request.headers
    request.identity = authorization === undefined ? nobody : await identify(authorization)
  })
}

/** Refuses with 401 or 422 if nobody is signed in. */
export function signedIn({ identity }: FastifyRequest): SignedIn {
  return 'actor' in identity ? identity.actor : refuse(identity.problem)
}

/** The signed-in user, or a visitor: for public routes. */
export function callerOf({ identity }: FastifyRequest) {
  return 'actor' in identity ? identity.actor : visitor
}

/** Null for a visitor, and where the caller was not identified yet. */
export function idOfCaller({ identity }: Partial<Pick<FastifyRequest, 'identity'>>): number | null {
  return identity && 'actor' in identity ? identity.actor.id : null
}

/** A call as the contract declares it; `path` follows the prefix of the scope. */
type DeclaredCall = { method: string; path: string; auth: Auth }
/** A further requirement of the call, such as a second factor; refuses callers who do not meet it. */
type FurtherRequirements = Partial<Record<Auth, (actor: SignedIn) => Promise<void>>>

/**
 * Lets into each call of a scope only those its declaration names. A route without declaration cannot be registered.
 */
export function guardCalls(
  app: FastifyInstance,
  calls: readonly DeclaredCall[],
  moreProof: FurtherRequirements,
): void {
  const declared = new Map(calls.map(({ method, path, auth }) => [`${method} ${app.prefix}${path}`, auth]))
  const authOf = (method: string, url = '') =>
    declared.get(`${method === 'HEAD' ? 'GET' : method} ${url}`) ?? undeclared(method, url)

  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) authOf(one, url)
  })
  app.addHook('onRequest', async (request) => {
    const auth = authOf(request.method, request.routeOptions.url)
    const types = allowedTypes(auth)
    if (!types) return
    const actor = signedIn(request)
    if (!types.includes(actor.userTypeId)) refuse('forbidden')
    await moreProof[auth]?.(actor)
  })
}

function undeclared(method: string, url: string): never {
  throw new Error(`The contract does not say who may call ${method} ${url}`)
}

/** Personal data must not be cached. */
export function noStore(app: FastifyInstance): void {
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
}

/** For everything that is reached by a secret link. */
export function noStoreNoIndex(app: FastifyInstance): void {
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    done()
  })
}

/** A response for a signed-in person must not be cached and sent to a visitor. */
export function varyByCaller({ headers }: FastifyRequest, reply: FastifyReply): void {
  reply.header('vary', 'accept-language, authorization')
  if (headers.authorization !== undefined) reply.header('cache-control', 'private, no-store')
}

/** The context of a command for the caller. */
export function ctxOf(
  request: FastifyRequest,
  { clock, db, jobs }: Pick<Deps, 'clock' | 'db' | 'jobs'>,
): Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now'> {
  return { db, jobs, actor: signedIn(request), now: clock() }
}
