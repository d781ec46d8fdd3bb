import { dirname, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const outDir = 'build/shop'

/** The server in a few files: half of each start went into finding and loading its thousand modules. */
export default defineConfig({
  plugins: [sourceAddresses()],
  publicDir: false,
  build: {
    ssr: 'scripts/open-shop.ts',
    outDir,
    target: 'es2024',
    sourcemap: true,
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // The sources are there.
        sourcemapExcludeSources: true,
      },
    },
  },
  // Other packages stay where they are: some look for their own files.
  ssr: { noExternal: ['drizzle-orm', 'zod'] },
})

/** What a module reads or starts by its address, such as texts and threads, stays beside its source. */
function sourceAddresses(): Plugin {
  return {
    name: 'source-addresses',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules')) return undefined
      const source = JSON.stringify(relative(outDir, id).replaceAll('\\', '/'))
      const folder = JSON.stringify(`/${relative(outDir, dirname(id))}`.replaceAll('\\', '/'))
      const placed = code
        .replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`)
      // Lines stay the same, so that no new source map is needed.
      return { code: placed, map: null }
    },
  }
}
