/** The mark: a sprig of verbena. Drawn in place, since it is part of the first paint. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="flex-none">
      <path
        d="M16 30c-.3-8 .3-15 0-19"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path d="M16 27C8.500 27 4.500 23 3.500 16.500c7 .5 11.500 4 12.500 10.500Z" fill="currentColor" />
      <path
        d="M16 24.500c7.500 0 11.500-4 12.500-10.500-7 .5-11.500 4-12.500 10.500Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path className="fill-logo-leaf" d={berries} />
    </svg>
  )
}

const berries = [
  [16, 3, 1.2],
  [13.4, 6, 1.5],
  [18.6, 6.6, 1.5],
  [13.2, 10, 1.7],
  [18.8, 11, 1.7],
  [13.2, 14.3, 1.5],
]
  .map(([x = 0, y = 0, r = 0]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
  .join('')
