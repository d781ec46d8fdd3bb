import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { remindersPath } from '#contract/reminder-paths.ts'
import { ReminderChoice, Reminders } from '#contract/reminders.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { chooseReminders, getReminders } from './choose-reminders.ts'

const tags = ['Client’s day']

/** A client's reminders by email. */
export async function reminderRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    remindersPath,
    { schema: { tags, summary: 'Get which reminders you get by email', response: { 200: Reminders } } },
    (request) => getReminders(ctxOf(request, deps)),
  )

  app.put(
    remindersPath,
    {
      schema: {
        tags,
        summary: 'Turn reminders by email on or off',
        body: ReminderChoice,
        response: { 200: Reminders, 400: Problem },
      },
    },
    (request) => chooseReminders(ctxOf(request, deps), request.body),
  )
}
