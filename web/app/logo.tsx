import { logo } from '#domain/shop-logo.ts'

/** Inline SVG, since it is part of the first paint. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="flex-none">
      <path
        d={logo.stem + logo.leaf}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={logo.filledLeaf} fill="currentColor" />
      <path className="fill-logo-leaf" d={logo.berries} />
    </svg>
  )
}
