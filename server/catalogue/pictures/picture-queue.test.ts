import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'
import { createPictureQueue } from './picture-queue.ts'

/** A machine that is otherwise busy with this share of its processors. */
function machine(share: number) {
  const times = { user: 0, nice: 0, sys: 0, irq: 0, idle: 0 }
  const state = { share }
  const processors = () => {
    times.user += 100 * (1 - state.share)
    times.idle += 100 * state.share
    return [{ model: '', speed: 0, times: { ...times } }]
  }
  return { state, processors }
}

const { processors } = machine(1)
const idle = { isBusy: () => false, onError: () => {}, processors }

test('pictures are made one after another, each once, and a failure stops none', async () => {
  const onError = vi.fn()
  const queue = createPictureQueue({ ...idle, onError })
  const made: string[] = []
  let atOnce = 0
  const work = (name: string) => async () => {
    expect(++atOnce).toBe(1)
    await pause(5)
    atOnce -= 1
    made.push(name)
  }
  queue.add('a', work('a'))
  queue.add('a', work('a again'))
  queue.add('b', () => Promise.reject(new Error('no memory')))
  queue.add('c', work('c'))
  await vi.waitFor(() => expect(made).toEqual(['a', 'c']), maxWaitMs)
  expect(onError).toHaveBeenCalledOnce()
  await queue.close()
})

test('background pictures wait while somebody is waiting for a picture', async () => {
  let busy = true
  const work = vi.fn(async () => {})
  const queue = createPictureQueue({ ...idle, isBusy: () => busy })
  queue.add('a', work)
  await pause(350)
  expect(work).not.toHaveBeenCalled()
  busy = false
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce(), maxWaitMs)
  await queue.close()
})

test('background pictures wait while the machine is busy', async () => {
  const { state, processors } = machine(0.2)
  const work = vi.fn(async () => {})
  const queue = createPictureQueue({ ...idle, processors })
  queue.add('a', work)
  await pause(350)
  expect(work).not.toHaveBeenCalled()
  state.share = 0.8
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce(), maxWaitMs)
  await queue.close()
})

test('background pictures do not wait for ever', async () => {
  const work = vi.fn(async () => {})
  const queue = createPictureQueue({ ...idle, processors: machine(0).processors, longestWait: 200 })
  queue.add('a', work)
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce(), maxWaitMs)
  await queue.close()
})

test('a shop that shuts down finishes the current picture and drops the rest', async () => {
  const queue = createPictureQueue(idle)
  let finish = () => {}
  const first = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const second = vi.fn(async () => {})
  queue.add('a', first)
  queue.add('b', second)
  await vi.waitFor(() => expect(first).toHaveBeenCalled(), maxWaitMs)
  const closed = queue.close()
  finish()
  await closed
  queue.add('c', second)
  await pause(250)
  expect(second).not.toHaveBeenCalled()
})
