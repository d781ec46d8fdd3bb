import { type ReactNode, useId } from 'react'

/** A raised surface; also used by articles and list items. */
export const cardSurface = 'rounded-card border border-line bg-surface'
export const cardSheet = `${cardSurface} px-4 py-4.5 md:px-6 md:py-5.5`

type CardProps = {
  title: string
  /** Opposite the title: a badge, a link, a button. */
  end?: ReactNode
  className?: string
  children: ReactNode
}

export function Card({ title, end, className = '', children }: CardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${cardSheet} ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 id={id} className="text-h3 font-medium">
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  )
}

/** A placeholder card in its final height. */
export function WaitingCard({ height }: { height: string }) {
  return (
    <div className={`${cardSheet} ${height}`}>
      <span className="skeleton h-6 w-40" />
      <span className="skeleton mt-4 h-4 w-3/4" />
      <span className="skeleton mt-3 h-4 w-1/2" />
    </div>
  )
}

/** A card that contains a table, whose rows have their own vertical spacing. */
export function TableCard({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`${cardSurface} px-4 pt-4 pb-2 md:px-6 ${className}`}>{children}</div>
}
