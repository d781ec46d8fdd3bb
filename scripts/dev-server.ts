import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { watchModules } from './dev-modules.ts'

const root = process.cwd()
const modules = watchModules(root)
// Vite is created before the shop's own server, and receives that one's upgrade requests for hot reload.
const upgrades = createServer()
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: upgrades } } })

// Everything imported from here on can be reloaded.
const { runShop } = await import('#server/main.ts')
const { buildChangingShop } = await import('./dev-shop.ts')
const { seedDemonstration } = await import('./seed-demonstration.ts')
const restart = () => process.send?.('restart')
const app = await runShop({
  seed: seedDemonstration,
  build: (options) => buildChangingShop(options, { modules, vite, root, restart }),
})
app?.server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade))
