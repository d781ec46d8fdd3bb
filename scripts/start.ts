// Packages read NODE_ENV while they load, so it is set before the shop is imported.
process.env.NODE_ENV ??= 'production'
const { runShop } = await import('#server/main.ts')
const { buildPages } = await import('./build-pages.ts')
const { seedDemonstration } = await import('./seed-demonstration.ts')
await runShop({ prepare: buildPages, seed: seedDemonstration })
