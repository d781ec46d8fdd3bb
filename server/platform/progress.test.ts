import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

function terminal(isTTY: boolean) {
  const written: string[] = []
  return { written, isTTY, write: (text: string) => void written.push(text) }
}

test('a step is shown when it is done, with the seconds it took', async () => {
  const output = terminal(false)
  expect(await createProgress(output).step('Tables', async () => 7)).toBe(7)
  expect(output.written.join('')).toMatch(/^✓ Tables +\d+\.\d s\n$/)
})

test('a bar shows the progress of a step', async () => {
  const output = terminal(true)
  await createProgress(output).step('Products', async (report) => {
    report(300, 1200)
    await new Promise((resolve) => setTimeout(resolve, 150))
  })
  expect(output.written.join('')).toContain('██████░░░░░░░░░░░░░░░░░░  25%')
})

test('a failing step is shown, and its error is rethrown', async () => {
  const output = terminal(false)
  const step = createProgress(output).step('Tables', () => Promise.reject(new Error('no')))
  await expect(step).rejects.toThrow('no')
  expect(output.written.join('')).toBe('✗ Tables\n')
})
