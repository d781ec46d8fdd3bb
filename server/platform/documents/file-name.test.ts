import { expect, test } from 'vitest'
import { documentName, shownInline } from './file-name.ts'

test.each([
  ['Diploma.pdf', 'application/pdf', 'Diploma.pdf'],
  ['Zeugnis für Ärztin.PDF', 'application/pdf', 'Zeugnis für Ärztin.pdf'],
  ['scan.jpeg', 'image/jpeg', 'scan.jpeg'],
  ['scan.pdf', 'image/jpeg', 'scan.jpg'],
  ['scan.pdf.exe', 'application/pdf', 'scan.pdf.pdf'],
  ['../../etc/passwd', 'image/png', 'passwd.png'],
  ['C:\\Users\\marco\\diploma.png', 'image/png', 'diploma.png'],
  ['..', 'application/pdf', 'document.pdf'],
  ['', 'application/pdf', 'document.pdf'],
  ['di\0plo\r\nma\u202efdp.pdf', 'application/pdf', 'diplomafdp.pdf'],
  ['證書.pdf', 'application/pdf', '證書.pdf'],
] as const)('%j of %s is called %s', (given, type, name) => {
  expect(documentName(given, type)).toBe(name)
})

test('a name has at most 120 characters, its extension included', () => {
  const name = documentName(`${'ä'.repeat(300)}.pdf`, 'application/pdf')
  expect([...name]).toHaveLength(120)
  expect(name).toMatch(/ä\.pdf$/)
})

test('a name cannot end the header that contains it', () => {
  expect(shownInline('a"; filename="b.exe\r\nx: y.pdf')).not.toMatch(/[\r\n]|filename="a"/)
  expect(shownInline('Zeugnis für Ärztin.pdf')).toBe(
    `inline; filename="Zeugnis fu_r A_rztin.pdf"; filename*=UTF-8''Zeugnis%20f%C3%BCr%20%C3%84rztin.pdf`,
  )
})
