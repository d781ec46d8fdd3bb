import { useMemo } from 'react'
import { encode } from 'uqr'

type QrCodeProps = { text: string; label: string; size?: number }

/** Dark squares on white in every theme, as cameras expect. */
export function QrCode({ text, label, size = 150 }: QrCodeProps) {
  const { path, modules } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} ${modules}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#15241d" />
    </svg>
  )
}

/** The dark squares of a QR code as one path, with one rectangle per run in a row; a square is one unit wide. */
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
