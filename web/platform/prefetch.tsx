import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLanguagePath } from './links.tsx'
import { createQueue } from './queue.ts'
import { builtRouteOf } from './route-manifest.ts'

export const parallelPrefetches = 4
const inTurn = createQueue(parallelPrefetches)
const prefetched = new Set<string>()

/** Loads a page's data and scripts in advance, each page once, at most four at a time. */
export function prefetchPage(path: string): void {
  if (prefetched.has(path) || savesData()) return
  prefetched.add(path)
  const route = builtRouteOf(path)
  for (const script of route ? [route.module, ...(route.imports ?? [])] : []) {
    if (!prefetched.has(script)) addLink('modulepreload', script)
    prefetched.add(script)
  }
  const [pathname, search] = path.split('?', 2)
  inTurn((finished) => addLink('prefetch', `${pathname}.data${search ? `?${search}` : ''}`, finished))
}

/** What a user points at, touches or focuses is probably opened next: its script also runs in advance. */
function preparePage(path: string): void {
  prefetchPage(path)
  const module = !savesData() && builtRouteOf(path)?.module
  // A failure is dealt with when the page is opened.
  if (module) import(/* @vite-ignore */ module).catch(() => {})
}

type ProductLinkProps = ComponentProps<'a'> & {
  to: string
  /** Prefetches as soon as the link is visible: for the first row only. */
  eager?: boolean
  /** Called when the link opens its page within this document, with what ends once that has succeeded or failed. */
  onOpen?: (opening: Promise<void>) => void
}

/**
 * A link whose page is prefetched on hover, touch and focus, or as soon as it is visible. The router's own link reads
 * the location, so dozens of them would be rendered on each navigation; this one is not.
 */
export function ProductLink({ to, eager = false, onOpen, ...rest }: ProductLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const path = useLanguagePath()(to)
  const navigate = useNavigate()
  const prepare = () => preparePage(path)

  useEffect(() => {
    if (!eager || !link.current) return
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watch.disconnect()
      prefetchPage(path)
    })
    watch.observe(link.current)
    return () => watch.disconnect()
  }, [eager, path])

  return (
    <a
      ref={link}
      href={path}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      onClick={(event) => {
        if (isForBrowser(event)) return
        event.preventDefault()
        const opening = Promise.resolve(navigate(path))
        onOpen?.(opening)
      }}
      {...rest}
    />
  )
}

function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

function addLink(rel: 'prefetch' | 'modulepreload', href: string, finished?: () => void): void {
  const link = document.createElement('link')
  link.rel = rel
  if (rel === 'prefetch') link.as = 'fetch'
  link.href = href
  if (finished) {
    link.onload = finished
    link.onerror = finished
  }
  document.head.append(link)
}

function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
}
