import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { drainConnections } from './draining.ts'
import { healthRoutes } from './health.ts'

/** A shop with one slow call, which is answered after `answer`. */
async function openShop() {
  const stopping = new AbortController()
  const reached = Promise.withResolvers<void>()
  const slow = Promise.withResolvers<void>()
  const app = fastify({ return503OnClosing: false })
  await app.register(healthRoutes, { isReady: async () => true, stopping: stopping.signal })
  drainConnections(app, stopping.signal)
  app.get('/slow', async () => {
    reached.resolve()
    await slow.promise
    return { status: 'done' }
  })
  const url = await app.listen({ port: 0 })
  onTestFinished(() => app.close())
  const ask = async (path: string) => {
    const answer = await fetch(url + path)
    return [answer.status, answer.headers.get('connection'), await answer.json()]
  }
  return { app, stop: () => stopping.abort(), reached: reached.promise, answer: slow.resolve, ask }
}

test('a process that is about to end says so at once, and still answers, closing each connection', async () => {
  const { ask, stop } = await openShop()
  expect(await ask('/readyz')).toEqual([200, 'keep-alive', { status: 'ready' }])
  expect(await ask('/healthz')).toEqual([200, 'keep-alive', { status: 'ok' }])
  stop()
  expect(await ask('/readyz')).toEqual([503, 'close', { status: 'stopping' }])
  expect(await ask('/healthz')).toEqual([200, 'close', { status: 'ok' }])
})

test('requests in progress are finished, and nothing waits for their connections afterwards', async () => {
  const { app, ask, stop, reached, answer } = await openShop()
  const asked = ask('/slow')
  await reached
  stop()
  const closing = app.close()
  answer()
  expect(await asked).toEqual([200, expect.anything(), { status: 'done' }])
  await closing
})
