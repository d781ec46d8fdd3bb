import type { FastifyInstance } from 'fastify'
import { documentPage } from './api-document-page.ts'

/** The OpenAPI document of all calls, and a readable page. */
export async function apiDocumentRoutes(app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', { schema: { hide: true } }, (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
  )
  app.get('/docs', { schema: { hide: true } }, (_, reply) =>
    reply.type('text/html; charset=utf-8').send(documentPage(app.swagger())),
  )
}
