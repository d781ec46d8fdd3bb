import { useLocation } from 'react-router'
import { safeRedirect } from '#web/platform/session/safe-redirect.ts'
import { viaPath } from '#web/platform/session/via-path.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** The page's query. Empty until hydration: the server renders one page for all queries. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return new URLSearchParams(useHydrated() ? search : '')
}

/** The page the user was going to, passed from page to page. */
export function useRedirectTarget() {
  const given = useQuery().get('redirectTo')
  return {
    /** A path within this shop, without its language; `otherwise` if there is none or it leads elsewhere. */
    target: (otherwise: string) => safeRedirect(given, otherwise),
    /** Keeps the target page in a link to a page in between. */
    via: (path: string) => viaPath(path, given),
  }
}
