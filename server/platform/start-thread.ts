import { setFlagsFromString } from 'node:v8'
import { Worker, type WorkerOptions } from 'node:worker_threads'

// Node removes types with WebAssembly, in each thread anew. When that has called JavaScript a thousand times, V8 13
// replaces the code between the two, and while other threads do the same it may abort the process instead ("Check
// failed: jit_page.has_value()"). So the code is never replaced.
if (process.versions.v8.startsWith('13.')) setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647')

/** A thread that sees neither the environment nor the options of the process, and whose output is not printed. */
export function startThread(
  script: URL,
  options: Pick<WorkerOptions, 'resourceLimits' | 'workerData'> = {},
): Worker {
  return new Worker(script, { ...options, env: {}, execArgv: [], stdout: true, stderr: true })
}
