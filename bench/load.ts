import autocannon from 'autocannon'
import { cpuMs, type Server } from './process.ts'

export type Measure = {
  name: string
  rate: number
  p50: number
  p99: number
  cpuMs: number
  bad: number
}

/**
 * Requests the paths from `server` in turn; returns rate (per second), latency (ms) and processor time (ms per
 * request).
 */
export async function measure(
  server: Server,
  name: string,
  paths: readonly string[],
  amount: number,
): Promise<Measure> {
  const before = cpuMs(server.pid)
  const began = performance.now()
  const result = await autocannon({
    url: server.base,
    connections: Math.min(10, amount),
    amount,
    headers: { 'accept-encoding': 'br, gzip', accept: '*/*' },
    requests: paths.map((path) => ({ method: 'GET', path })),
  })
  return {
    name,
    rate: (result.requests.total * 1000) / (performance.now() - began),
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: (cpuMs(server.pid) - before) / Math.max(1, result.requests.total),
    bad: result.non2xx + result.errors,
  }
}
