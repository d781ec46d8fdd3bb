import { Session } from 'node:inspector/promises'
import { pathToFileURL } from 'node:url'
import { openBuying } from '../tests/support/buying-api.ts'
import { throwAwayPostgres } from '../tests/support/throw-away-postgres.ts'

const folders = ['domain', 'contract', 'lib', 'server']
const idleMs = 3000

/**
 * How many of the project's files have a function that runs during one call, not counting those that run in an idle
 * shop.
 */
export async function countExecutedFiles(): Promise<{ lineEdit: number; checkout: number }> {
  const postgres = await throwAwayPostgres()
  process.env.TEST_DATABASE_URL = postgres.url
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    const shop = await openBuying()
    try {
      const magnesium = await shop.product('magnesium', { history: [[2490, 200]], stock: 1000 })
      const ilse = await shop.newPractitioner()
      const protocol = await ilse.protocol('Sleep', [{ product_variant_id: magnesium, quantity: 1 }])
      const anna = await shop.buyer({ rate: 10 })
      await anna.fill({ variantId: magnesium, quantity: 2 })
      const { quote } = await anna.quote()
      await executedFiles(session)
      await new Promise((resolve) => setTimeout(resolve, idleMs))
      const idle = new Set(await executedFiles(session))
      const count = async (call: () => Promise<{ status: number; body: unknown }>) => {
        await executedFiles(session)
        const { status, body } = await call()
        if (status >= 400) throw new Error(`The call was refused: ${JSON.stringify(body)}`)
        return (await executedFiles(session)).filter((file) => !idle.has(file)).length
      }
      return {
        lineEdit: await count(() => ilse.change(protocol, { product_variant_id: magnesium, quantity: 2 })),
        checkout: await count(() => anna.checkout({ quote })),
      }
    } finally {
      await shop.close()
    }
  } finally {
    session.disconnect()
    await postgres.stop()
  }
}

/** The project's files with a function that ran since the last call; merely loading a file does not count. */
async function executedFiles(session: Session): Promise<string[]> {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const roots = folders.map((folder) => `${pathToFileURL(folder).href}/`)
  return result
    .filter(({ url }) => roots.some((root) => url.startsWith(root)))
    .filter(({ functions }) =>
      functions.some(
        ({ functionName, ranges }) => (ranges[0]?.count ?? 0) > 0 && !isModule(functionName, ranges),
      ),
    )
    .map(({ url }) => url)
}

const isModule = (name: string, ranges: { startOffset: number }[]) =>
  name === '' && ranges[0]?.startOffset === 0
