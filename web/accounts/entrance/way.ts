import { useLocation } from 'react-router'
import { safeRedirect } from '#web/platform/session/safe-redirect.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** The page's own query. Empty until hydration: the server renders one page for all of them. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return new URLSearchParams(useHydrated() ? search : '')
}

/** Where the person is on their way to, carried along from page to page. */
export function useWay() {
  const given = useQuery().get('redirectTo')
  return {
    /** A path of this shop without its language; `otherwise` where nobody said one, or one of another place. */
    target: (otherwise: string) => safeRedirect(given, otherwise),
    /** Keeps the way in a link to a page in between. */
    via: (path: string) => viaPath(path, given),
  }
}

export function viaPath(path: string, redirectTo: string | null): string {
  if (!redirectTo) return path
  return `${path}${path.includes('?') ? '&' : '?'}redirectTo=${encodeURIComponent(redirectTo)}`
}
