import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barcodeOf, checkDigit, isBarcode } from './barcode.ts'

test.each(['4006381333931', '96385074', '036000291452', '10614141000415'])('%s is a barcode', (digits) => {
  expect(isBarcode(digits)).toBe(true)
})

test.each(['4006381333932', '123', '40063813339', '', 'N/A', '4006381333931X', '٤٠٠٦٣٨١٣٣٣٩٣١'])(
  '“%s” is not a barcode',
  (text) => expect(barcodeOf(text)).toBeUndefined(),
)

test('spaces in a barcode are ignored', () => {
  expect(barcodeOf(' 0 36000 29145 2 ')).toBe('036000291452')
  expect(barcodeOf('400-638-133-3931')).toBe('4006381333931')
})

test('one wrong digit is always detected', () => {
  const body = fc.stringMatching(/^\d{12}$/)
  fc.assert(
    fc.property(
      body,
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 1, max: 9 }),
      (digits, place, step) => {
        const barcode = digits + checkDigit(digits)
        expect(isBarcode(barcode)).toBe(true)
        const wrong = (Number(barcode[place]) + step) % 10
        expect(isBarcode(barcode.slice(0, place) + wrong + barcode.slice(place + 1))).toBe(false)
      },
    ),
  )
})
