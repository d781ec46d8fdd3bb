import buildSerializer from 'fast-json-stringify'
import type { FastifyInstance, FastifyTypeProvider, RouteOptions } from 'fastify'
import { z } from 'zod'
import { isDecodable } from './is-decodable.ts'
import { Refusal } from './problems.ts'
import { sentSchema } from './wire-schema.ts'

/** Unpaired surrogates, and NUL, which PostgreSQL cannot store. */
const storable = z.unknown().superRefine((data, context) => {
  for (const path of unstorable(data)) context.addIssue({ code: 'custom', path })
})

function unstorable(value: unknown): string[][] {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? [] : [[]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => unstorable(each).map((path) => [key, ...path]))
}

/** The body of a call that takes none. */
export const NoBody = z.strictObject({})

/** Lets a route's handler know the types of its Zod schemas. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends z.ZodType ? z.input<this['schema']> : unknown
}

/** Requests are parsed by the contract's schemas; responses are written by serializers compiled from them. */
export function applyContractSchemas(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  parseJson(app)
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => {
    // Headers are validated by the calls that read them.
    if (httpPart === 'headers') return (value: unknown) => ({ value })
    const wanted = schema.pipe(storable)
    return (data: unknown) => {
      const given = httpPart === 'body' ? (data ?? {}) : data
      const parsed = wanted.safeParse(given, { reportInput: true })
      return parsed.success
        ? { value: parsed.data }
        : { error: new Error('invalid', { cause: parsed.error }) }
    }
  })
  app.setSerializerCompiler(({ schema }) => serializerOf(schema))
  app.addHook('onRoute', refuseBody)
  app.addHook('onRoute', compileResponses)
}

const serializers = new WeakMap<object, (data: unknown) => string>()

/** One per schema, however many calls respond with it: creating them took half of the start time. */
function serializerOf(schema: object): (data: unknown) => string {
  const known = serializers.get(schema) ?? buildSerializer(schema)
  serializers.set(schema, known)
  return known
}

/** No body and an empty one are the same, whatever its declared type. */
function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.toString().trim() === '') return done(null, undefined)
    void parse(request, body.toString(), (error, value) =>
      done(error && new Refusal('invalid-input', { errors: { body: ['invalid'] } }), value),
    )
  })
}

/** A changing call that declares no body takes none: unknown fields are refused there, too. */
function refuseBody(route: RouteOptions): void {
  const changes = [route.method].flat().some((method) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
  const takesForm = route.schema?.consumes !== undefined
  if (!changes || takesForm || route.schema?.hide || route.schema?.body) return
  route.schema = { ...route.schema, body: NoBody }
}

function compileResponses(route: RouteOptions): void {
  const responses = route.schema?.response as Record<string, unknown> | undefined
  if (!responses) return
  const compiled = Object.entries(responses).map(([status, schema]) => [
    status,
    schema instanceof z.ZodType ? sentSchema(schema) : schema,
  ])
  route.schema = { ...route.schema, response: Object.fromEntries(compiled) }
}

/** A query string as plain text by name; repeated parameters are joined as a list. */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    query[name] = name in query ? `${query[name]},${value}` : value
  }
  return query
}

/**
 * A request may contain a complete URL, `GET http://shop.example/en`; only its path counts. The path of a page that
 * cannot be decoded is taken literally, so that its visitor is told in their language that there is no such page.
 */
export function pathOf(target: string): string {
  const rest = target.startsWith('/') ? target : target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  const url = rest.startsWith('/') ? rest : `/${rest}`
  if (url.startsWith('/api/')) return url
  return url.replace(/^[^?]*/, (path) => (isDecodable(path) ? path : path.replaceAll('%', '%25')))
}
