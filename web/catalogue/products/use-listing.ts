import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

/** How to read and write a filtered list in a URL. */
type UrlCodec<List> = { read(query: URLSearchParams): List; write(list: List): string }

/** The current listing, or the one being loaded: a box is ticked before its products arrive. */
export function useListing<List>({ read, write }: UrlCodec<List>) {
  const here = useLocation()
  const { location: there } = useNavigation()
  const navigate = useNavigate()
  const { pathname } = here
  const { search } = there?.pathname === pathname ? there : here
  const listing = useMemo(() => read(new URLSearchParams(search)), [search, read])
  const addressOf = useCallback((next: List) => pathname + write(next), [pathname, write])
  const choose = useCallback(
    (next: List) =>
      void navigate(addressOf(next), { replace: true, preventScrollReset: true, flushSync: true }),
    [navigate, addressOf],
  )
  return { listing, waiting: search !== here.search, addressOf, choose }
}

/** Another page of a list starts at its first product. */
export function useTopOfPage(page: number) {
  const top = useRef<HTMLDivElement>(null)
  const before = useRef(page)
  useEffect(() => {
    if (before.current !== page) top.current?.scrollIntoView()
    before.current = page
  }, [page])
  return top
}
