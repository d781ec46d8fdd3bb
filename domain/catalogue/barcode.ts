/** The digits of a GTIN-8, 12, 13 or 14, without separators; undefined if it is not one. */
export function barcodeOf(text: string): string | undefined {
  const digits = text.replace(/[\s\-.]/g, '')
  return isBarcode(digits) ? digits : undefined
}

export function isBarcode(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1))
}

/** GS1 check digit: weights 3 and 1 from the right, up to the next multiple of ten. */
export function checkDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}
