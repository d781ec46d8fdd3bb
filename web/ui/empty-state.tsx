import type { ReactNode } from 'react'

type EmptyStateProps = { plant: 'olive' | 'chamomile'; title: string; text: string; children: ReactNode }

/** In the place of what is not there yet: what would stand here, and the way to it. */
export function EmptyState({ plant, title, text, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <span className={`plant plant-${plant} h-28 w-20`} aria-hidden="true" />
      <h2 className="text-h3 font-medium">{title}</h2>
      <p className="max-w-[44ch] text-ink-2">{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
