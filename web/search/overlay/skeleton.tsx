import { hitsShown } from '../search-data.ts'

/** The products to come, in their size. */
export function Skeleton() {
  return (
    <div className="search-skeleton" aria-hidden="true">
      {Array.from({ length: hitsShown }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <span key={at} />
      ))}
    </div>
  )
}
