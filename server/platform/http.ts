import type { FastifyInstance, FastifyTypeProvider, RouteOptions } from 'fastify'
import { z } from 'zod'
import { wireSchema } from './wire-schema.ts'

/** JSON can spell half a character, which no text can be stored with. */
const whole = z.unknown().superRefine((data, context) => {
  for (const path of halfCharacters(data)) context.addIssue({ code: 'custom', path })
})

function halfCharacters(value: unknown): string[][] {
  if (typeof value === 'string') return value.isWellFormed() ? [] : [[]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => halfCharacters(each).map((path) => [key, ...path]))
}

/** Lets a route's handler know the types of its Zod schemas. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends z.ZodType ? z.input<this['schema']> : unknown
}

/** Requests are parsed by the contract's schemas; answers are written by a serializer compiled from the same. */
export function speakContract(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler<z.ZodType>(({ schema }) => {
    const storable = schema.pipe(whole)
    return (data: unknown) => {
      const parsed = storable.safeParse(data, { reportInput: true })
      return parsed.success
        ? { value: parsed.data }
        : { error: new Error('invalid', { cause: parsed.error }) }
    }
  })
  app.addHook('onRoute', compileResponses)
}

function compileResponses(route: RouteOptions): void {
  const responses = route.schema?.response as Record<string, unknown> | undefined
  if (!responses) return
  const compiled = Object.entries(responses).map(([status, schema]) => [
    status,
    schema instanceof z.ZodType ? wireSchema(schema) : schema,
  ])
  route.schema = { ...route.schema, response: Object.fromEntries(compiled) }
}

/** A query string as plain text by name; what is given twice is joined as a list. */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    query[name] = name in query ? `${query[name]},${value}` : value
  }
  return query
}

/** A request may name its target whole, `GET http://shop.example/en`; only the path says what is meant. */
export function pathOf(target: string): string {
  if (target.startsWith('/')) return target
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}
