import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { listOf } from './list-of.ts'
import { MessageFields } from './message-fields.tsx'

const onChange = () => {}
const control = (name: string) => ({ name, value: '', onChange })
const form = (sent: { readOnly?: boolean }) => {
  const of = (name: string) => ({ ...control(name), ...sent })
  return renderToStaticMarkup(
    <MessageFields
      fields={{
        topic: of('topic'),
        order_number: of('order_number'),
        message: of('message'),
        language: of('language'),
        website: control('website'),
      }}
      sender={{ name: of('name'), email: of('email') }}
    />,
  )
}
const counted = (html: string, part: RegExp) => html.match(part)?.length ?? 0

test('while a message is sent, nothing can be typed that would be lost', () => {
  const html = form({ readOnly: true })
  expect(counted(html, /readonly=""/gi)).toBe(4)
  expect(counted(html, /<select[^>]*aria-disabled="true"/g)).toBe(2)
  expect(html).not.toMatch(/<(input|select|textarea)[^>]* disabled=""/)
})

test('before and after that, everything can be changed', () => {
  expect(form({})).not.toMatch(/readonly|aria-disabled/i)
})

test('a list keeps its choice while the message is sent', () => {
  const chosen: string[] = []
  const list = { name: 'topic', onChange: () => chosen.push('other') }
  listOf({ ...list, readOnly: true }).onChange()
  expect(chosen).toEqual([])
  expect(listOf(list)).toEqual(list)
})
