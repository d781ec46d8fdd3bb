import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { startThread } from './start-thread.ts'

const script = `
  import { parentPort, workerData } from 'node:worker_threads'
  console.log('printed')
  parentPort.postMessage({ environment: { ...process.env }, options: process.execArgv, workerData })
`

test('a thread sees what it is given, but neither the environment nor the options of the process', async () => {
  vi.stubEnv('SECRET', 'known to the process')
  const thread = startThread(new URL(`data:text/javascript,${encodeURIComponent(script)}`), {
    workerData: 'given',
  })
  const [[seen], [output]] = await Promise.all([once(thread, 'message'), once(thread.stdout, 'data')])
  await thread.terminate()
  vi.unstubAllEnvs()
  expect(seen).toEqual({ environment: {}, options: [], workerData: 'given' })
  expect(String(output)).toBe('printed\n')
})
