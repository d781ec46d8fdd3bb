/** Why a feature cannot have this name; undefined if it can. */
export function nameProblem(name: string): string | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    return `"${name}" cannot name a feature: use a noun from the glossary, such as gift-cards.`
  if (['platform', 'utils', 'helpers', 'common', 'misc'].includes(name))
    return `"${name}" is too vague for a feature.`
  return undefined
}

/** The initial files of a feature, by path: one table, one public call that lists it, and its test. */
export function filesOfFeature(name: string): ReadonlyMap<string, string> {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const pascal = camel.replace(/^\w/, (letter) => letter.toUpperCase())
  const words = name.replaceAll('-', ' ')
  const title = words.replace(/^\w/, (letter) => letter.toUpperCase())
  return new Map([
    [
      `contract/${name}-paths.ts`,
      `import type { Declaration } from './declaration.ts'

/** Paths of the calls, without the /api prefix. */
export const ${camel}Paths = { list: '/v2/${name}' } as const

/** Who may make which call. */
export const ${camel}Calls = () =>
  [{ method: 'GET', path: ${camel}Paths.list, auth: 'public' }] as const satisfies readonly Declaration[]
`,
    ],
    [
      `contract/${name}.ts`,
      `import { z } from 'zod'

export { ${camel}Paths } from './${name}-paths.ts'

export const ${pascal}Answer = z.strictObject({ data: z.array(z.strictObject({ id: z.int(), name: z.string() })) })
export type ${pascal}Answer = z.infer<typeof ${pascal}Answer>
`,
    ],
    [
      `server/${name}/tables.ts`,
      `import { pgTable, text } from 'drizzle-orm/pg-core'
import { identity } from '#server/platform/columns.ts'

export const ${camel} = pgTable('${name.replaceAll('-', '_')}', {
  id: identity(),
  name: text().notNull(),
})
`,
    ],
    [
      `server/${name}/list-${name}.ts`,
      `import { asc } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { ${camel} } from './tables.ts'

export function list${pascal}(db: Database) {
  return db.select().from(${camel}).orderBy(asc(${camel}.id))
}
`,
    ],
    [
      `server/${name}/routes.ts`,
      `import type { FastifyInstance } from 'fastify'
import { ${pascal}Answer, ${camel}Paths } from '#contract/${name}.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { list${pascal} } from './list-${name}.ts'

export async function ${camel}Routes(scope: FastifyInstance, { db }: Pick<Deps, 'db'>): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    ${camel}Paths.list,
    { schema: { tags: ['${title}'], summary: 'List all ${words}', response: { 200: ${pascal}Answer } } },
    async () => ({ data: await list${pascal}(db) }),
  )
}
`,
    ],
    [
      `server/${name}/routes.test.ts`,
      `import { afterAll, beforeAll, expect, test } from 'vitest'
import { ${camel}Paths } from '#contract/${name}.ts'
import { openApi } from '../../tests/support/shop-api.ts'
import { ${camel} } from './tables.ts'

let shop: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  shop = await openApi(async ({ db }) => {
    await db.insert(${camel}).values({ name: 'First' })
  })
})
afterAll(() => shop.close())

test('a visitor sees all ${words}', async () => {
  const answer = await shop.app.inject({ url: \`/api\${${camel}Paths.list}\` })
  expect(answer.json()).toEqual({ data: [{ id: 1, name: 'First' }] })
})
`,
    ],
  ])
}
