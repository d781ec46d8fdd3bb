import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-code.tsx'

const address = 'otpauth://totp/Verbena:ilse%40verbena.example?secret=K7QF2MZPX4TD9HWB&issuer=Verbena'

test('exactly the dark squares of the code are drawn', () => {
  const { path, modules } = qrPath(address)
  const drawn = new Set<string>()
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = 0; at < Number(width); at += 1) drawn.add(`${Number(x) + at} ${y}`)
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect(modules).toBe(size)
  expect([...drawn].sort()).toEqual(dark.sort())
})
