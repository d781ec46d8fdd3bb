import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'

type QrCodeProps = { text: string; label: string; size?: number }

/** Dark squares on white in every theme: cameras expect it. */
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
