import {
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { WishedProduct } from '#contract/wishlist.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import PublicProtocols from '../page/public-protocols.tsx'
import { ButtonWords, NoteWords, readerButton } from '../page/reader-words.tsx'
import { rowsOf, StorePage } from '../page/store-page.tsx'
import { type StoreFacts, type StoreView, storeViewOf } from '../page/store-view.ts'
import { AddressBar } from './address-bar.tsx'
import { contentOf } from './content.ts'
import { useEditing } from './editor-context.ts'
import { savableContent } from './field-problems.ts'
import { elementOfPlace, partOfPlace } from './preview-place.ts'
import { useOwnPublicProtocols } from './protocols-part.tsx'
import { useRecommended } from './use-recommended.ts'

export type Device = 'desktop' | 'phone'
/** In pixels. */
const widths: Record<Device, number> = { desktop: 1280, phone: 390 }

/** What the page says about its practitioner. */
export type Owner = Pick<
  StoreFacts,
  'first_name' | 'last_name' | 'organisation_name' | 'profession' | 'is_certified'
>
const nowhere = async () => undefined

export type RenderCards = (products: readonly WishedProduct[]) => ReactNode

type PreviewProps = { device: Device; owner: Owner; cards: RenderCards }

/** The page as it is being written, in the width of a device; what is edited is framed. */
export function Preview({ device, owner, cards }: PreviewProps) {
  const { t, language } = useTranslation('storefront')
  const { content, state, place } = useEditing()
  const { store } = state
  const shown = useDeferredValue(content)
  const pane = useRef<HTMLDivElement>(null)
  const { product_variant_ids: ids } = shown
  const products = useRecommended(ids)
  const own = useOwnPublicProtocols()
  const protocols = useMemo(() => own.filter((each) => each.published_at !== null), [own])
  const view = useMemo(() => {
    const { listing, ...facts } = savableContent(shown, contentOf(store))
    const { place: town, is_online, is_in_person } = listing
    return storeViewOf(
      { ...facts, ...owner, protocols, currency: store.currency, place: town, is_online, is_in_person },
      { t: t as Parameters<typeof storeViewOf>[1]['t'], language },
    )
  }, [shown, store, owner, protocols, t, language])
  const hasProducts = products.length > 0
  const { scale, height, frame, outer, inner } = useScaledPage({
    device,
    place,
    pane,
    rows: rowsOf(view, hasProducts).flat(),
    view,
  })
  const part = partOfPlace(place)
  const width = widths[device]
  return (
    <section
      ref={pane}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard
      tabIndex={0}
      aria-label={t('editor.preview')}
      className="relative h-full overflow-auto bg-sunken px-4 py-5 focus-visible:-outline-offset-4 xl:px-6"
    >
      <div
        className="mx-auto overflow-hidden rounded-card border border-line-2 bg-paper"
        style={{ maxWidth: width }}
      >
        <AddressBar />
        <div ref={outer} className="relative overflow-hidden" style={{ height: height * scale || undefined }}>
          <div
            ref={inner}
            // A picture of the page: its links lead nowhere.
            inert
            className="absolute top-0 left-0 origin-top-left"
            style={{ width, transform: `scale(${scale})` }}
          >
            <Suspense>
              <StorePage
                view={view}
                products={hasProducts ? cards(products) : undefined}
                become={<BecomeClient view={view} />}
                protocols={<PublicProtocols view={view} name={store.name} putInCart={nowhere} />}
              />
            </Suspense>
          </div>
          {frame && part && (
            <div
              aria-hidden="true"
              data-testid="edited"
              className="pointer-events-none absolute border-2 border-bottle"
              style={frame}
            >
              <span
                className={`absolute right-0 bg-bottle px-2 py-0.5 text-micro font-semibold text-on-bottle ${frame.top < 24 ? 'top-0' : 'bottom-full'}`}
              >
                {t(`editor.parts.${part}`)}
              </span>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

/** As visitors see it. */
function BecomeClient({ view }: { view: StoreView }) {
  return (
    <>
      <span className={readerButton}>
        <ButtonWords view={view} />
      </span>
      <NoteWords view={view} />
    </>
  )
}

type Frame = { left: number; top: number; width: number; height: number }
type ScaledPage = {
  device: Device
  place: string
  pane: RefObject<HTMLElement | null>
  rows: Parameters<typeof elementOfPlace>[2]
  /** Measured again when it changes. */
  view: unknown
}

/** Fits the page into its place, and finds what is edited. */
function useScaledPage({ device, place, pane, rows, view }: ScaledPage) {
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ scale: 1, height: 0 })
  const [frame, setFrame] = useState<Frame>()
  const order = rows.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another device has another width
  useLayoutEffect(() => {
    const [place, page] = [outer.current, inner.current]
    if (!place || !page) return
    const measure = () =>
      setSize({
        scale: Math.min(1, place.clientWidth / page.offsetWidth || 1),
        height: page.offsetHeight,
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    observer.observe(page)
    return () => observer.disconnect()
  }, [device])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn has moved
  useLayoutEffect(() => {
    const page = inner.current?.firstElementChild
    const box = outer.current?.getBoundingClientRect()
    const rect = page && elementOfPlace(page, place, rows)?.getBoundingClientRect()
    setFrame(rect && box ? framed(rect, box) : undefined)
  }, [place, order, view, size])

  const isFramed = frame !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of place scrolls, not typing
  useLayoutEffect(() => {
    if (!frame || !pane.current) return
    const top = (outer.current?.offsetTop ?? 0) + frame.top
    const { scrollTop, clientHeight } = pane.current
    if (top > scrollTop + 40 && top + Math.min(frame.height, 200) < scrollTop + clientHeight) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    pane.current.scrollTo({ top: top - 90, behavior: isStill ? 'instant' : 'smooth' })
  }, [place, isFramed])

  return { ...size, frame, outer, inner }
}

/** A little larger than what it frames. */
function framed(rect: DOMRect, box: DOMRect): Frame {
  const edge = 6
  const left = Math.max(2, rect.left - box.left - edge)
  return {
    left,
    top: Math.max(2, rect.top - box.top - edge),
    width: Math.min(box.width - left - 2, rect.width + 2 * edge),
    height: rect.height + 2 * edge,
  }
}
