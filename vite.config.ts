import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter(), packFiles()],
  publicDir: 'web/public',
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.*'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'router', test: /node_modules\/(react-router|cookie|set-cookie-parser)\// },
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
      for (const file of globSync(`${dir}/**/*.{js,css,svg,json,webmanifest,txt}`)) {
        const bytes = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(bytes))
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
