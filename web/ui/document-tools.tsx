import type { ReactNode } from 'react'
import { fitWidth, zoomedIn, zoomedOut } from './document-zoom.ts'
import { Icon, type IconName } from './icon.tsx'

export type DocumentLabels = {
  /** "page 1 of 2" */
  page(page: number, pages: number): string
  /** "100 %" */
  zoom(percent: number): string
  previousPage: string
  nextPage: string
  zoomOut: string
  zoomIn: string
  fitWidth: string
  loading: string
  failed: string
}

type DocumentToolsProps = {
  name: string
  labels: DocumentLabels
  isPdf: boolean
  page: number
  pages: number
  zoom: number
  tools?: ReactNode
  onPage(page: number): void
  onZoom(percent: number): void
}

export function DocumentTools(props: DocumentToolsProps) {
  const { name, labels, isPdf, page, pages, zoom, tools, onPage, onZoom } = props
  return (
    <div className="flex min-h-12 flex-none flex-wrap items-center gap-x-1 border-b border-line bg-surface px-3.5 text-small">
      <b className="min-w-0 truncate font-semibold">{name}</b>
      {isPdf && (
        <span aria-live="polite" className="ml-2 whitespace-nowrap text-ink-3">
          {labels.page(page, pages)}
        </span>
      )}
      {pages > 1 && (
        <>
          <Tool
            icon="chevron-left"
            label={labels.previousPage}
            onPress={page > 1 && (() => onPage(page - 1))}
          />
          <Tool
            icon="chevron-right"
            label={labels.nextPage}
            onPress={page < pages && (() => onPage(page + 1))}
          />
        </>
      )}
      <span className="ml-auto flex items-center">
        <Tool
          icon="minus"
          label={labels.zoomOut}
          onPress={zoomedOut(zoom) < zoom && (() => onZoom(zoomedOut(zoom)))}
        />
        <button
          type="button"
          className="h-9 min-w-14 rounded-control hover:bg-tint"
          title={labels.fitWidth}
          aria-label={`${labels.zoom(zoom)}, ${labels.fitWidth}`}
          onClick={() => onZoom(fitWidth)}
        >
          {labels.zoom(zoom)}
        </button>
        <Tool
          icon="plus"
          label={labels.zoomIn}
          onPress={zoomedIn(zoom) > zoom && (() => onZoom(zoomedIn(zoom)))}
        />
        {tools}
      </span>
    </div>
  )
}

type ToolProps = { icon: IconName; label: string; onPress: false | (() => void) }

/** Disabled buttons keep their place and the focus. */
function Tool({ icon, label, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="icon-btn h-9 w-9 hover:bg-tint aria-disabled:text-ink-3 aria-disabled:opacity-50"
      aria-label={label}
      aria-disabled={!onPress}
      onClick={onPress || undefined}
    >
      <Icon name={icon} size={17} />
    </button>
  )
}
