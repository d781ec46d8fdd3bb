import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { runShop } from '#server/main.ts'

// Vite is made before the shop's own server, and gets that one's upgrades for hot reload.
const upgrades = createServer()
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: upgrades } } })
const app = await runShop({ vite })
app?.server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade))
