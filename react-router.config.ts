import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The complete list of routes costs less than one round trip.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
