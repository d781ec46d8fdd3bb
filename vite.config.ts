import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter(), plainImports(), packFiles()],
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
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
                {
                  name: 'router',
                  test: /node_modules\/(react-router|cookie|set-cookie-parser)\/|preload-helper/,
                },
                // What every page loads is one file, and so is what the catalogue's pages share.
                { name: 'shop', test: /vite\/|\/(web\/(platform|ui|content)|domain)\//, minShareCount: 6 },
                { name: 'catalogue', test: /\/(web|domain|contract)\//, minShareCount: 2 },
              ],
            },
          },
        },
  },
}))

/** Lays `.br` and `.gz` beside every text file of the browser's build: packed once, as well as can be. */
function packFiles(): Plugin {
  return {
    name: 'pack-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir }) {
      for (const file of globSync(`${dir}/**/*.{js,mjs,css,svg,json,webmanifest,txt}`)) {
        const bytes = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(bytes))
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
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
