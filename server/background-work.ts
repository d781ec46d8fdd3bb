import type { FastifyInstance } from 'fastify'
import { emailChoicePaths } from '#contract/email-choice-paths.ts'
import { handleImportJobs } from './catalogue/imports/uploads/jobs.ts'
import { openOverviewTimer } from './catalogue/product-overviews.ts'
import { openWithholdingTimer } from './catalogue/stock/withhold-packs.ts'
import { openClaimsTimer } from './claims/check-published.ts'
import { openCommissionTimer } from './commission/settle-commission.ts'
import { openStatementTimer } from './commission/statements/statement-timer.ts'
import type { AppOptions, Parts } from './deps.ts'
import { handleMarketingJobs } from './marketing/jobs.ts'
import { openEventTimer } from './marketing/queue-events.ts'
import { handleOrderJobs } from './orders/jobs.ts'
import { openOrderTimers } from './orders/payments/timers.ts'
import { handleSandboxWebhooks } from './payments/jobs.ts'
import { openCleanup } from './platform/cleanup.ts'
import { openMailer } from './platform/mail/mailer.ts'
import { handleFileDeletions } from './platform/queue-file-deletion.ts'
import { openReminderTimer } from './practice/reminders/send-reminders.ts'

type Work = {
  emails: Parameters<typeof openMailer>[0]['emails']
  cleanups: Parameters<typeof openCleanup>[1]
  pace: AppOptions['pace']
}

/** Background work: queued emails and payments, timers, and expired data. */
export function openBackgroundWork(
  app: FastifyInstance,
  deps: Parts,
  { emails, cleanups, pace }: Work,
): void {
  const { jobs } = deps
  const work = { ...deps, db: deps.background.db }
  const mailer = openMailer({
    ...work,
    emails,
    oneClickPath: (token) => `/api${emailChoicePaths.oneClick(token)}`,
  })
  handleImportJobs({ ...work, sql: deps.background.sql })
  handleOrderJobs(work)
  handleSandboxWebhooks(work)
  handleMarketingJobs(work)
  handleFileDeletions(work)
  const timers = openOrderTimers(work, { period: pace?.timersMs })
  const claims = openClaimsTimer(work)
  const commission = openCommissionTimer(work)
  const statements = openStatementTimer(work)
  const reminders = openReminderTimer(work)
  const marketing = openEventTimer(work)
  const overviews = openOverviewTimer(work, { period: pace?.timersMs })
  const stock = openWithholdingTimer(work)
  const cleanup = openCleanup(work, cleanups)
  app.addHook('onReady', () => jobs.start())
  app.addHook('onClose', async () => {
    const running = [timers, claims, commission, statements, reminders, marketing, overviews, stock, cleanup]
    await Promise.all(running.map((timer) => timer.close()))
    await jobs.stop()
    mailer.close()
  })
}
