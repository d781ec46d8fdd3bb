import fastify from 'fastify'

/** The baseline: the least a Fastify server does for a JSON response. */
const app = fastify()
app.get('/', async () => ({ message: 'plain' }))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
