import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  CalendarQuery,
  ClientDay,
  DayQuery,
  DoseTick,
  SupplyCount,
  TakenDoses,
} from '#contract/client-day.ts'
import { clientDayPaths } from '#contract/client-day-paths.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { sendTextFile } from '#server/platform/text-file.ts'
import { countSupply } from './count-supply.ts'
import { doseCalendar } from './dose-calendar.ts'
import { getClientDay } from './get-day.ts'
import { tickDose } from './tick-dose.ts'

const tags = ['Client’s day']
const PathDate = z.object({ date: z.iso.date() })

/** What a client takes today, and what they have left. */
export async function clientDayRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    clientDayPaths.day,
    {
      schema: {
        tags,
        summary: 'Get your doses of today, what you have left, and what to order in time',
        querystring: DayQuery,
        response: { 200: ClientDay, 400: Problem },
      },
    },
    (request) =>
      getClientDay(
        { ...deps, ...ctxOf(request, deps) },
        { date: request.query.date, language: languageOfRequest(request) },
      ),
  )

  app.get(
    clientDayPaths.calendar,
    {
      schema: {
        tags,
        summary: 'Download your doses as a calendar file (iCalendar)',
        querystring: CalendarQuery,
        response: { 400: Problem },
      },
    },
    async (request, reply) => {
      const language = languageOfRequest(request)
      const t = deps.translations.translatorFor(language)
      const zone = request.query.time_zone
      const text = await doseCalendar({ ...deps, ...ctxOf(request, deps) }, { zone, language, t })
      return sendTextFile(reply, { name: 'verbena.ics', type: 'text/calendar', text })
    },
  )

  app.put(
    clientDayPaths.doses(':date'),
    {
      schema: {
        tags,
        summary: 'Tick off a dose of a day, or take that back',
        params: PathDate,
        body: DoseTick,
        response: { 200: TakenDoses, 400: Problem, 404: Problem },
      },
    },
    (request) => tickDose(ctxOf(request, deps), request.params.date, request.body),
  )

  app.put(
    clientDayPaths.supply(':id'),
    {
      schema: {
        tags,
        summary:
          'Say how much of a product (by variant) you have left; null returns to the calculated amount',
        params: PathId,
        body: SupplyCount,
        response: { 200: ClientDay, 400: Problem, 404: Problem },
      },
    },
    async (request) => {
      const ctx = { ...deps, ...ctxOf(request, deps) }
      await countSupply(ctx, request.params.id, request.body)
      return getClientDay(ctx, { date: request.body.date, language: languageOfRequest(request) })
    },
  )
}
