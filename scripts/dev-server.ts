import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { watchModules } from './dev-modules.ts'

const root = process.cwd()
const modules = watchModules(root)
// Vite is made before the shop's own server, and gets that one's upgrades for hot reload.
const upgrades = createServer()
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: upgrades } } })

// What is imported from here on can be imported anew.
const { runShop } = await import('#server/main.ts')
const { buildChangingShop } = await import('./dev-shop.ts')
const { seedDemonstration } = await import('./seed-demonstration.ts')
const restart = () => process.send?.('restart')
const app = await runShop({
  seed: seedDemonstration,
  build: (options) => buildChangingShop(options, { modules, vite, root, restart }),
})
app?.server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade))
