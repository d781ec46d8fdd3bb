import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter(), plainImports()],
  publicDir: 'web/public',
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.*'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The router preloads each route's scripts itself.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // Named after all their importers, shared chunks would take a third of the router's manifest.
            chunkFileNames: ({ name }) =>
              `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
                {
                  name: 'router',
                  test: /node_modules\/(react-router|cookie|set-cookie-parser)\/|preload-helper/,
                },
                // Everything around the pages is one file.
                {
                  name: loadedBy(everyPage, 'shop'),
                  debugName: 'shop',
                  test: /vite\/|\/(web|domain|contract)\//,
                },
                // What catalogue pages share is another; what only listings need is separate.
                {
                  name: loadedBy(shopPages, 'catalogue'),
                  debugName: 'catalogue',
                  test: /\/(web(?!\/ui\/stepper|\/storefront|\/catalogue\/product\/)|domain(?!\/(storefront|protocols))|contract)\//,
                  minShareCount: 2,
                },
                // The product page, which admins preview, too.
                {
                  name: loadedBy(productPage, 'product'),
                  debugName: 'product',
                  test: /\/(web|domain|contract)\//,
                },
                // Pages of text, which help and contact share.
                {
                  name: loadedBy(contentPages, 'content'),
                  debugName: 'content',
                  test: /\/(web|domain|contract)\//,
                  minShareCount: 2,
                },
                // Practitioners’ pages are read by many, and worked on by few.
                {
                  name: loadedBy(storePage, 'store'),
                  debugName: 'store',
                  test: /\/(web|domain)\/storefront\//,
                },
                {
                  name: loadedBy(listings, 'listing'),
                  debugName: 'listing',
                  test: /\/(web|domain(?!\/(search|reference))|contract)\//,
                  minShareCount: 2,
                },
                // Products that the browser fetches itself: further ones, those of a search, and those a user may see.
                {
                  name: loadedBy(fetchedProducts, 'fetched'),
                  debugName: 'fetched',
                  test: /\/(web|domain|contract)\//,
                  minShareCount: 2,
                },
                // What only the results of a search need beyond it.
                {
                  name: loadedBy(searchResults, 'results'),
                  debugName: 'results',
                  test: /\/(web|domain|contract)\//,
                  minShareCount: 2,
                },
                // What a first visit loads once the page is interactive: not with the much larger parts below.
                {
                  name: loadedBy(afterwards, 'afterwards'),
                  debugName: 'afterwards',
                  test: /\/(web|domain|contract|node_modules)\//,
                },
                // What most of the other pages share is one file, too: fewer requests are worth some unused bytes.
                { name: 'parts', test: /\/(web|domain|contract|node_modules)\//, minShareCount: 12 },
                // Shared parts of other pages: each loads what it imports, in as few files as possible.
                {
                  name: 'shared',
                  test: /\/(web|domain|contract|node_modules)\//,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 1500,
                },
              ],
            },
          },
        },
  },
}))

const everyPage = /\/web\/(root|entry\.client)\.tsx/
/** And the units and allergens that listings and most of the other pages use. */
const shopPages =
  /\/web\/(catalogue\/(home|product|brands|health-goals)|storefront\/page)\/[\w-]+\.route\.tsx|\/domain\/catalogue\/vocabulary\.ts/
const contentPages = /\/web\/content\/page\/[\w-]+\.route\.tsx/
const productPage = /\/web\/catalogue\/product\/product\.route\.tsx/
const storePage = /\/web\/storefront\/page\/practitioner\.route\.tsx/
const listings = /\/web\/(catalogue\/products\/products|search\/results\/search-results)\.route\.tsx/
const fetchedProducts = /\/web\/catalogue\/(products\/more-products|cards\/hit-product)\.tsx?/
const searchResults = /\/web\/search\/results\/search-results\.route\.tsx/

const afterwards = /\/web\/(app\/ads|catalogue\/recent\/recent-row)\.tsx/

/** Names the chunk of modules that these pages load; others are left to the next group. */
function loadedBy(pages: RegExp, chunk: string) {
  return (id: string, build: { getModuleInfo(id: string): { importers: readonly string[] } | null }) => {
    const seen = new Set<string>()
    const isLoaded = (module: string): boolean => {
      if (pages.test(module)) return true
      if (seen.has(module)) return false
      seen.add(module)
      return (build.getModuleInfo(module)?.importers ?? []).some(isLoaded)
    }
    return !/\.route\.|entry\./.test(id) && isLoaded(id) ? chunk : null
  }
}

/** Lazy parts need nothing but themselves here: no styles of their own, their shared scripts are there already. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null,
  }
}
