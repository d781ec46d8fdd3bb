import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type Listing, readListing, writeListing } from './listing-query.ts'

/** The listing one is looking at, or already on the way to: a ticked box is ticked before its products are here. */
export function useListing() {
  const here = useLocation()
  const { location: there } = useNavigation()
  const navigate = useNavigate()
  const { pathname } = here
  const { search } = there?.pathname === pathname ? there : here
  const listing = useMemo(() => readListing(new URLSearchParams(search)), [search])
  const addressOf = useCallback((next: Listing) => pathname + writeListing(next), [pathname])
  const choose = useCallback(
    (next: Listing) =>
      void navigate(addressOf(next), { replace: true, preventScrollReset: true, flushSync: true }),
    [navigate, addressOf],
  )
  return { listing, waiting: search !== here.search, addressOf, choose }
}
