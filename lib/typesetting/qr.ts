import { encode } from 'uqr'

/** A QR code as one path of squares, each one unit wide. */
export function qrDrawing(text: string): { path: string; modules: number } {
  const { data, size } = encode(text, { ecc: 'L', border: 0 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return { path: squares.join(''), modules: size }
}
