import { useStoredItems } from '../../platform/buying.ts'

/** Why a product could not be saved, asked for or compared, until the next attempt. */
export function ProductProblem({ variantId }: { variantId: number | undefined }) {
  const message = useStoredItems(({ problem }) =>
    problem?.variantId === variantId ? problem?.message : undefined,
  )
  if (message === undefined) return null
  return (
    <p role="alert" className="mt-1 text-small text-madder">
      {message}
    </p>
  )
}
