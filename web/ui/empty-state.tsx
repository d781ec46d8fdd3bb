import type { ReactNode, Ref } from 'react'
import { Plant, type PlantName } from './plant.tsx'

type EmptyStateProps = {
  /** To focus the title. */
  ref?: Ref<HTMLHeadingElement> | undefined
  plant: PlantName
  title: string
  text?: string
  /** It is already on a card. */
  isBare?: boolean
  /** The button or link; absent if there is none. */
  children?: ReactNode
}

const sheet = 'mt-5.5 rounded-card border border-line bg-surface'

/** Shown instead of missing content: what would be here, and how to get it. */
export function EmptyState({ ref, plant, title, text, isBare = false, children }: EmptyStateProps) {
  return (
    <div className={`flex flex-col items-center gap-1.5 px-6 py-12 text-center ${isBare ? '' : sheet}`}>
      <Plant name={plant} className="h-28 w-20" />
      <h2
        ref={ref}
        tabIndex={ref ? -1 : undefined}
        className="text-h3 font-medium focus:shadow-none focus:outline-none"
      >
        {title}
      </h2>
      {text && <p className="max-w-[44ch] text-ink-2">{text}</p>}
      {children && <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
