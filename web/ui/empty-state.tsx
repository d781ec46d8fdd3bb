import type { ReactNode } from 'react'
import { Plant, type PlantName } from './plant.tsx'

type EmptyStateProps = {
  plant: PlantName
  title: string
  text?: string
  /** It lies on a sheet already. */
  isBare?: boolean
  /** The way out; absent where there is none. */
  children?: ReactNode
}

const sheet = 'mt-5.5 rounded-card border border-line bg-surface'

/** In the place of what is not there yet: what would stand here, and the way to it. */
export function EmptyState({ plant, title, text, isBare = false, children }: EmptyStateProps) {
  return (
    <div className={`flex flex-col items-center gap-1.5 px-6 py-12 text-center ${isBare ? '' : sheet}`}>
      <Plant name={plant} className="h-28 w-20" />
      <h2 className="text-h3 font-medium">{title}</h2>
      {text && <p className="max-w-[44ch] text-ink-2">{text}</p>}
      {children && <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
