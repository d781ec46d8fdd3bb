// Packages look at NODE_ENV while they load, so it is set before the shop is.
process.env.NODE_ENV ??= 'production'
const { runShop } = await import('#server/main.ts')
const { buildPages } = await import('./build-pages.ts')
const { seedDemonstration } = await import('./seed-demonstration.ts')
await runShop({ prepare: buildPages, seed: seedDemonstration })
