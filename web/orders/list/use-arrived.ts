import { useCallback, useEffect, useState } from 'react'

/** Called with the path of a page and how many orders it has, once they are loaded. */
export type OnArrived = (path: string, count: number) => void

/** How many orders of the pages shown below the first one have arrived: others may be loading, or have failed. */
export function useArrived() {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const onArrived = useCallback<OnArrived>(
    (path, count) => setCounts((now) => (now[path] === count ? now : { ...now, [path]: count })),
    [],
  )
  const arrivedOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + (counts[path] ?? 0), 0)
  return { arrivedOf, onArrived }
}

/** Reports the orders of a page. */
export function useArrival(path: string, orders: readonly unknown[] | undefined, onArrived: OnArrived): void {
  const count = orders?.length
  useEffect(() => {
    if (count !== undefined) onArrived(path, count)
  }, [path, count, onArrived])
}
