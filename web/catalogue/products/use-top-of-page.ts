import { useEffect, useRef } from 'react'

/** Another page of a list begins at its first product. */
export function useTopOfPage(page: number) {
  const top = useRef<HTMLDivElement>(null)
  const before = useRef(page)
  useEffect(() => {
    if (before.current !== page) top.current?.scrollIntoView()
    before.current = page
  }, [page])
  return top
}
