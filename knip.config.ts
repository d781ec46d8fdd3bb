import type { KnipConfig } from 'knip'

export default {
  entry: [
    'scripts/*.{ts,mjs}',
    'bench/*.ts',
    'tests/support/faults/faulty-shop.ts',
    'server/main.ts',
    'server/*/tables.ts',
    'web/{root,routes,entry.client,entry.server}.{ts,tsx}',
    'web/**/*.route.tsx',
  ],
  project: ['{domain,contract,lib,server,web,seeds,scripts,tests,bench}/**/*.{ts,tsx,mjs,css}'],
  ignoreExportsUsedInFile: true,
  // Node and the fonts of PDFs are found by their path; the router needs isbot only without an entry.server.
  ignoreDependencies: ['node', 'isbot', '@fontsource-variable/noto-*'],
  ignoreBinaries: ['apt-get'],
} satisfies KnipConfig
