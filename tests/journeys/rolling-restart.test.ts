import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import { cataloguePaths } from '#contract/catalogue.ts'
import { insertPerson, password } from '#server/accounts/fixtures.ts'
import { connect } from '#server/platform/database.ts'
import { openDatabase } from '../support/database.ts'
import { freePort } from '../support/free-port.ts'
import { openLoadBalancer } from '../support/load-balancer.ts'
import { openShopData, startShop } from '../support/running-shop.ts'
import { soon } from '../support/visiting.ts'

// Starts the shop four times, on machines that may be busy.
const maxWaitMs = 600_000
/** Between two requests of a user: without it, they would take the processors from the journeys beside this one. */
const pauseMs = 200

test(
  'users notice nothing while the shop’s processes are restarted one after the other',
  async () => {
    const place = await openShopData(await openDatabase())
    onTestFinished(place.close)
    const ports = [await freePort(), await freePort()]
    const urls = ports.map((port) => `http://127.0.0.1:${port}`)
    const balancer = await openLoadBalancer(urls)
    onTestFinished(balancer.close)
    const environment = {
      ...place.environment,
      DEMO: '0',
      PUBLIC_URL: balancer.url,
      // Longer than the balancer needs on a busy machine to miss three checks.
      SHUTDOWN_DELAY: '12',
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    }
    const start = async (nth: number) => {
      const shop = await startShop({ ...environment, PORT: String(ports[nth]) })
      onTestFinished(shop.stop)
      await soon(() => balancer.sendsTo(urls[nth]!)).toBe(true)
      return shop
    }
    const shops = [await start(0), await start(1)]
    const { sql, db } = connect(place.environment.DATABASE_URL, { max: 1 })
    const { email } = await insertPerson(db, 'Anna')
    await sql.end()
    const signedIn = await fetch(`${balancer.url}/api${authPaths.login}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const { access_token: token } = (await signedIn.json()) as { access_token: string }
    const headers = { authorization: `Bearer ${token}` }
    const paths = ['/en', '/en/brands', `/api${cataloguePaths.products}`, `/api${cartPaths.cart}`]

    let isOver = false
    const answers: string[] = []
    const ask = async (path: string) => {
      while (!isOver) {
        const answer = fetch(`${balancer.url}${path}`, { headers }).then(async (response) => {
          await response.arrayBuffer()
          return response.status
        })
        answers.push(`${path} ${await answer.catch((error) => `${error.message} ${error.cause}`)}`)
        await setTimeout(pauseMs)
      }
    }
    const people = [...paths, ...paths].map(ask)
    for (const [nth, shop] of shops.entries()) {
      const before = answers.length
      await shop.stop()
      expect(answers.length).toBeGreaterThan(before)
      await start(nth)
    }
    isOver = true
    await Promise.all(people)
    expect([...new Set(answers)].sort()).toEqual(paths.map((path) => `${path} 200`).sort())
  },
  maxWaitMs,
)
