import { pino } from 'pino'
import { isEmail } from '#domain/accounts/email.ts'
import { regionSettings } from '#domain/regions.ts'
import { makeAdmin } from '#server/accounts/roles/make-admin.ts'
import { subscriptions } from '#server/app.ts'
import type { Config } from '#server/platform/config.ts'
import { visitor } from '#server/platform/context.ts'
import { openEvents } from '#server/platform/events.ts'
import { openJobs } from '#server/platform/jobs.ts'
import { addressOf } from '#server/platform/listening.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { runCommand } from './run-command.ts'
import { openShopDatabase } from './shop-database.ts'

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`)

/** `npm run admin -- EMAIL`: makes the first admin. */
async function main(): Promise<void> {
  const email = addressIn(process.argv.slice(2))
  const shop = await openShopDatabase(process.env)
  const jobs = openJobs(shop.url, pino({ level: 'silent' }))
  try {
    await jobs.start()
    const { db, config } = shop
    const events = openEvents({ jobs, region: config.region }, subscriptions)
    const made = await makeAdmin({ db, events, jobs, actor: visitor, now: new Date() }, email, config.region)
    switch (made.kind) {
      case 'is-deactivated':
        throw new StartProblem(
          `The account ${email} is deactivated. Another admin has to reactivate it first.`,
        )
      case 'is-admin':
        return say(`${email} is already an admin.`)
      case 'made':
        return say(`${email} is now an admin and can log in with the existing password.`)
      case 'invited':
        say(
          `${email} is now an admin. Set a password with this link, which works once, until ${timeOf(made.until, config)}:`,
        )
        return say(`${originOf(config)}/en/auth/reset-password/${made.token}`)
    }
  } finally {
    await jobs.stop()
    await shop.close()
  }
}

function addressIn(given: string[]): string {
  const [email = '', ...more] = given
  if (!email || more.length > 0 || email.startsWith('-'))
    throw new StartProblem('Usage: npm run admin -- name@shop.example.com')
  if (!isEmail(email)) throw new StartProblem(`"${email.slice(0, 100)}" is not an email address.`)
  return email
}

const originOf = (config: Config) => config.publicUrl ?? addressOf(config)

function timeOf(timestamp: Date, { region }: Config): string {
  const { timeZone } = regionSettings[region]
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(timestamp)
}

await runCommand(main)
