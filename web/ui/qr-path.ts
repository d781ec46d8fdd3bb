import { encode } from 'uqr'

/** The dark squares of a QR code as one path, each run of a row as one rectangle; a square is one unit wide. */
export function qrPath(text: string): { path: string; modules: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const rows = data.map((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ]
      .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join(''),
  )
  return { path: rows.join(''), modules: size }
}
