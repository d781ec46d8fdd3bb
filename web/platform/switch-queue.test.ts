import { expect, test, vi } from 'vitest'
import { createSwitchQueue } from './switch-queue.ts'

function open() {
  const saved: string[] = []
  const answers: { resolve(): void; reject(error: Error): void }[] = []
  const onFailed = vi.fn()
  let chosen: ReadonlyMap<string, boolean> = new Map()
  const turn = createSwitchQueue<string>({
    onChange: (now) => {
      chosen = now
    },
    onFailed,
  })
  const save = (kind: string, isOn: boolean) => {
    saved.push(`${kind} ${isOn ? 'on' : 'off'}`)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    answers.push({ resolve, reject })
    return promise
  }
  return {
    turn: (kind: string, isOn: boolean) => turn(kind, isOn, save),
    saved,
    onFailed,
    chosen: () => Object.fromEntries(chosen),
    async answer(error?: Error) {
      const { resolve, reject } = answers.shift()!
      if (error) reject(error)
      else resolve()
      await new Promise((done) => setTimeout(done))
    },
  }
}

test('somebody who turns off two kinds of email quickly turns off both', async () => {
  const emails = open()
  emails.turn('news', false)
  emails.turn('reminders', false)
  expect(emails.saved).toEqual(['news off'])
  expect(emails.chosen()).toEqual({ news: false, reminders: false })
  await emails.answer()
  expect(emails.saved).toEqual(['news off', 'reminders off'])
  expect(emails.chosen()).toEqual({ reminders: false })
  await emails.answer()
  expect(emails.chosen()).toEqual({})
})

test('of several presses of one switch, the last one counts', async () => {
  const emails = open()
  for (const isOn of [false, true, false, true]) emails.turn('news', isOn)
  await emails.answer()
  expect(emails.saved).toEqual(['news off', 'news on'])
  await emails.answer()
  expect(emails.chosen()).toEqual({})
})

test('a switch that cannot be saved goes back, says why, and holds up no other', async () => {
  const emails = open()
  const busy = new Error('Busy')
  emails.turn('news', false)
  emails.turn('reminders', false)
  await emails.answer(busy)
  expect(emails.onFailed).toHaveBeenCalledExactlyOnceWith(busy)
  expect(emails.chosen()).toEqual({ reminders: false })
  await emails.answer()
  expect(emails.saved).toEqual(['news off', 'reminders off'])
})
