import { createServer } from 'node:http'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { AppOptions } from '#server/deps.ts'
import type { Modules } from './dev-modules.ts'

type Catalogue = NonNullable<AppOptions['catalogue']>
type Changing = { modules: Modules; vite: ViteDevServer; root: string; restart: () => void }

const shop = 'server/app.ts'
const readModel = 'server/catalogue/read-model/open.ts'
const ownProcess = ['server/main.ts', 'scripts/seed-demonstration.ts']
// Editors write a file in several steps, and several files at once.
const pauseMs = 30

/**
 * The shop from its present sources: rebuilt in this process when one of them changes, with the same database
 * connections and the same read model. `restart` is called if a change concerns the process itself.
 */
export async function buildChangingShop(
  options: AppOptions,
  { modules, vite, root, restart }: Changing,
): Promise<FastifyInstance> {
  let catalogue: Catalogue | undefined
  let current = await build()
  let closing: Promise<unknown> = Promise.resolve()
  const front = fastify({
    serverFactory: () => createServer((...call) => void current.server.emit('request', ...call)),
  })
  front.addHook('onClose', async () => {
    await Promise.all([closing, current.close()])
    await catalogue?.close()
    await vite.close()
  })

  async function build(): Promise<FastifyInstance> {
    catalogue ??= await openCatalogue()
    const { buildApp } = (await import(modules.addressOf(shop))) as typeof import('#server/app.ts')
    const app = await buildApp({ ...options, catalogue, vite })
    await app.ready()
    return app
  }

  async function openCatalogue(): Promise<Catalogue> {
    const { openReadModel } = (await import(
      modules.addressOf(readModel)
    )) as typeof import('#server/catalogue/read-model/open.ts')
    const { loadTranslations } = (await import(
      modules.addressOf('server/platform/translation.ts')
    )) as typeof import('#server/platform/translation.ts')
    const translations = loadTranslations(join(root, 'locales'))
    return openReadModel({ ...options, ...options.background, translations })
  }

  async function rebuild(affected: ReadonlySet<string>): Promise<void> {
    const startedAt = performance.now()
    const [former, formerCatalogue] = [current, catalogue]
    if (affected.has(readModel)) catalogue = undefined
    try {
      current = await build()
    } catch (error) {
      catalogue = formerCatalogue
      process.stderr.write(`${error instanceof Error ? error.stack : error}\nThe shop was not reloaded.\n`)
      return
    }
    process.stdout.write(`Reloaded the shop in ${Math.round(performance.now() - startedAt)} ms\n`)
    vite.ws.send({ type: 'full-reload' })
    // Its remaining work may take a while, and is not awaited.
    closing = former
      .close()
      .then(() => (formerCatalogue === catalogue ? undefined : formerCatalogue?.close()))
  }

  const changed = new Set<string>()
  let turn = Promise.resolve()
  vite.watcher.on('all', (_, file) => {
    const path = relative(root, file)
    changed.add(path)
    turn = turn.then(async () => {
      await wait(pauseMs)
      const affected = new Set([...changed].flatMap((each) => [...affectedBy(each)]))
      changed.clear()
      if (ownProcess.some((each) => affected.has(each))) return restart()
      if (affected.has(shop)) await rebuild(affected)
    })
  })
  /** Locale files are not imported, but read when the shop and its read model are built. */
  const affectedBy = (path: string) =>
    path.startsWith('locales/') ? [shop, readModel] : modules.change(path, [shop, ...ownProcess])

  return front
}
