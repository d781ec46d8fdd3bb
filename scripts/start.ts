import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildShop, isBuilt } from './build-shop.ts'

// Packages read NODE_ENV while they load, so it is set before the shop is imported.
process.env.NODE_ENV ??= 'production'
// The built server starts in half the time; the first start builds it.
if (isBuilt()) {
  process.setSourceMapsEnabled(true)
  const built = pathToFileURL(join(import.meta.dirname, '../build/shop/open-shop.js')).href
  const { openShop } = (await import(built)) as typeof import('./open-shop.ts')
  await openShop()
} else {
  const { openShop } = await import('./open-shop.ts')
  await openShop(buildShop)
}
