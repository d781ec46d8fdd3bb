import { expect, test } from 'vitest'
import { bookingLink } from './links.ts'

test.each([
  ['https://book.example/ilse', 'https://book.example/ilse'],
  ['https://Book.example', 'https://book.example/'],
])('“%s” can be a booking link', (text, link) => {
  expect(bookingLink(text)).toBe(link)
})

test.each([
  'http://book.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' data:text/html,<script>alert(1)</script>',
  'https://verbena.example@evil.example/',
  'https://localhost/',
  'book.example',
  '//book.example',
  'https://',
  '',
])('“%s” cannot', (text) => {
  expect(bookingLink(text)).toBeNull()
})
