import type { FastifyInstance } from 'fastify'
import { commissionPaths } from '#contract/commission-paths.ts'
import { CommissionStatements, MonthParams } from '#contract/commission-statements.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { sendPrivateFile } from '#server/platform/private-file.ts'
import { documentLimit } from '#server/platform/rate-limits.ts'
import { sendTextFile } from '#server/platform/text-file.ts'
import { listStatements } from './list-statements.ts'
import { printStatement, tabulateStatement } from './print-statement.ts'

const tags = ['Commission']
export const paperLimit = documentLimit('commission-paper')

/** A practitioner's closed months. */
export async function statementRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    commissionPaths.statements,
    {
      schema: {
        tags,
        summary: 'List the months that are closed, latest first, with their closing balances',
        response: { 200: CommissionStatements },
      },
    },
    (request) => listStatements(deps, signedIn(request).id),
  )
  app.get(
    commissionPaths.statementPdf(':month'),
    {
      schema: {
        tags,
        summary: 'Download the statement of a closed month as PDF, in your language',
        params: MonthParams,
        response: { 400: Problem, 404: Problem, 429: Problem },
      },
    },
    (request, reply) =>
      deps.limits.inTurn(request, paperLimit, async () => {
        const { month } = request.params
        const bytes = await printStatement(deps, { practitionerId: signedIn(request).id, month })
        return sendPrivateFile(reply, { name: `verbena-${month}.pdf`, type: 'application/pdf', bytes })
      }),
  )
  app.get(
    commissionPaths.statementCsv(':month'),
    {
      schema: {
        tags,
        summary: 'Download the statement of a closed month as a CSV file',
        params: MonthParams,
        response: { 400: Problem, 404: Problem },
      },
    },
    async (request, reply) => {
      const { month } = request.params
      const text = await tabulateStatement(deps, { practitionerId: signedIn(request).id, month })
      return sendTextFile(reply, { name: `verbena-${month}.csv`, type: 'text/csv', text })
    },
  )
}
