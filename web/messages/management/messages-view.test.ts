import { expect, test } from 'vitest'
import { messagesPath, readMessagesView } from './messages-view.ts'

const read = (address: string) => readMessagesView(new URL(address, 'https://shop.example').searchParams)

test.each([
  '/admin/messages',
  '/admin/messages?state=closed',
  '/admin/messages?query=V-10486&page=3',
  '/admin/messages?state=closed&query=anna%40people.example',
])('an admin who follows %s sees the list it names', (address) => {
  expect(messagesPath(read(address))).toBe(address)
})

test.each(['/admin/messages?state=x', '/admin/messages?page=0', '/admin/messages?page=-1'])(
  'anything else in the address is the first page of open messages: %s',
  (address) => {
    expect(read(address)).toEqual({ state: 'open', query: '', page: 1 })
  },
)
