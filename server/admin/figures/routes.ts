import type { FastifyInstance } from 'fastify'
import { FigureQuery, Figures } from '#contract/admin-figures.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { sendTextFile } from '#server/platform/text-file.ts'
import { figuresCsv } from './figures-csv.ts'
import { findFigures } from './find-figures.ts'

const tags = ['Admin']

export async function figureRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  app.get(
    adminPaths.figures,
    {
      schema: {
        tags,
        summary: 'Sales, orders, new clients and product views by day, and of as many days before',
        querystring: FigureQuery,
        response: { 200: Figures, 400: Problem },
      },
    },
    (request) => findFigures({ ...deps, now: deps.clock() }, request.query.range),
  )
  app.get(
    adminPaths.figuresCsv,
    { schema: { tags, summary: 'The same as a table', querystring: FigureQuery } },
    async (request, reply) => {
      const figures = await findFigures({ ...deps, now: deps.clock() }, request.query.range)
      const name = `figures-${figures.days.at(-1)!.day}.csv`
      return sendTextFile(reply, { name, type: 'text/csv', text: figuresCsv(figures) })
    },
  )
}
