import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The complete list of routes costs less than one round trip.
  routeDiscovery: { mode: 'initial' },
  // Only now is the list of routes among the files.
  buildEnd: ({ reactRouterConfig }) => packFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config

/** Lays `.br` and `.gz` beside every text file of the browser's build: packed once, as well as can be. */
function packFiles(directory: string): void {
  for (const file of globSync(`${directory}/**/*.{js,mjs,css,svg,json,webmanifest,txt}`)) {
    const bytes = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(bytes))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
