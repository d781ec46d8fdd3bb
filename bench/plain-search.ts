import fastify from 'fastify'
import { connect } from '#server/platform/database.ts'
import { searchPlainly } from './search/postgres.ts'
import type { SearchFor } from './search/queries.ts'

/** The baseline of searches: the least a Fastify server does to return what PostgreSQL finds. */
const { sql } = connect(process.env.DATABASE_URL!, { max: 1 })
const app = fastify()
app.get('/', async () => (await sql`select pg_backend_pid() as pid`)[0])
app.post<{ Body: SearchFor }>('/', async ({ body }, reply) =>
  reply.type('application/json').send(await searchPlainly(sql, body)),
)
app.addHook('onClose', () => sql.end())
process.once('SIGTERM', () => void app.close())
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
