import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { DocumentState } from './document-pages.tsx'
import { type DocumentLabels, DocumentTools } from './document-tools.tsx'
import { fitWidth } from './document-zoom.ts'

const DocumentPages = lazy(() => import('./document-pages.tsx'))

type DocumentViewProps = {
  file: Blob
  mediaType: string
  name: string
  labels: DocumentLabels
  /** Shown after the zoom buttons: a download button, for example. */
  tools?: ReactNode
}

/** Shows a picture or PDF in the available width, page by page. Each file needs its own `key`. */
export default function DocumentView({ file, mediaType, name, labels, tools }: DocumentViewProps) {
  const [zoom, setZoom] = useState<number>(fitWidth)
  const [page, setPage] = useState(1)
  const [pages, setPages] = useState(1)
  const [state, setState] = useState<DocumentState>('loading')
  const [place, placeWidth] = usePlaceWidth()
  const isPdf = mediaType === 'application/pdf'
  const label = isPdf ? `${name}, ${labels.page(page, pages)}` : name
  const shared = { file, label, placeWidth, zoom, onState: setState }

  return (
    <div className="flex h-full min-h-0 min-w-0 flex-col">
      <DocumentTools
        name={name}
        labels={labels}
        isPdf={isPdf}
        page={page}
        pages={pages}
        zoom={zoom}
        tools={tools}
        onZoom={setZoom}
        onPage={setPage}
      />
      <section
        ref={place}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling has to be possible with the keyboard
        tabIndex={0}
        aria-label={name}
        className="relative min-h-60 flex-1 overflow-auto bg-sunken"
      >
        {state === 'failed' ? (
          <p role="alert" className="px-4 pt-16 text-center text-small">
            {labels.failed}
          </p>
        ) : (
          <div className="w-fit min-w-full p-4 lg:p-8">
            {isPdf ? (
              <Suspense>
                <DocumentPages {...shared} page={page} onOpen={setPages} />
              </Suspense>
            ) : (
              <Picture {...shared} />
            )}
          </div>
        )}
        {state === 'loading' && (
          <p role="status" className="absolute inset-x-0 top-16 text-center text-small text-ink-2">
            {labels.loading}
          </p>
        )}
      </section>
    </div>
  )
}

type PictureProps = {
  file: Blob
  label: string
  placeWidth: number
  zoom: number
  onState(state: DocumentState): void
}

function Picture({ file, label, placeWidth, zoom, onState }: PictureProps) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  if (!src || placeWidth === 0) return null
  return (
    <img
      src={src}
      alt={label}
      className="mx-auto h-auto max-w-none bg-white shadow-2"
      style={{ width: (placeWidth * zoom) / 100 }}
      onLoad={() => onState('shown')}
      onError={() => onState('failed')}
    />
  )
}

/** The width between the margins, measured again whenever it changes. */
function usePlaceWidth() {
  const place = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const watch = new ResizeObserver(() => {
      const margins = matchMedia('(min-width: 879px)').matches ? 64 : 32
      setWidth(Math.max(0, element.clientWidth - margins))
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [place, width] as const
}
