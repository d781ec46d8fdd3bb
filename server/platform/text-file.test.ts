import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendTable, sendTextFile } from './text-file.ts'

async function* parts() {
  yield 'day,orders\n'
  yield '2026-11-30,3\n'
}

test('a file that is written at once or in parts is offered for saving, and kept by no cache', async () => {
  const app = fastify()
  app.get('/whole', (_, reply) =>
    sendTextFile(reply, { name: 'doses.ics', type: 'text/calendar', text: 'BEGIN:VCALENDAR' }),
  )
  app.get('/parts', (_, reply) => sendTable(reply, 'figures.csv', parts()))
  const [whole, written] = await Promise.all([app.inject('/whole'), app.inject('/parts')])
  expect([whole.body, written.body]).toEqual(['BEGIN:VCALENDAR', 'day,orders\n2026-11-30,3\n'])
  for (const { headers } of [whole, written])
    expect(headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="\w+\.\w+"$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  expect(whole.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(written.headers['content-type']).toBe('text/csv; charset=utf-8')
  await app.close()
})
