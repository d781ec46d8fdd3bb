import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole list of pages is smaller than one round trip.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
