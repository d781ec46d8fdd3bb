import { mark } from '#domain/shop-mark.ts'

/** Inline SVG, since it is part of the first paint. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="flex-none">
      <path
        d={mark.stem + mark.leaf}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={mark.filledLeaf} fill="currentColor" />
      <path className="fill-logo-leaf" d={mark.berries} />
    </svg>
  )
}
