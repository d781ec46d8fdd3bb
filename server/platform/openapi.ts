import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { NoBody } from './http.ts'
import { wireSchema } from './wire-schema.ts'

type About = { title: string; version: string; description: string }

/** Documents every route that is registered after this call; `app.swagger()` is the document. */
export async function describeApi(app: FastifyInstance, info: About): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info },
    transform: ({ schema, url }) => {
      const { querystring, body, params, headers, ...rest } = schema ?? {}
      const given = Object.entries({ querystring, body, params, headers }).flatMap(([part, value]) =>
        value instanceof z.ZodType && value !== NoBody ? [[part, wireSchema(value, 'input')]] : [],
      )
      return { schema: { ...rest, ...Object.fromEntries(given) }, url }
    },
  })
}
