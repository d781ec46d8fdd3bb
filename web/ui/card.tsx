import { type ReactNode, useId } from 'react'

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
    <section aria-labelledby={id} className={`card-sheet ${className}`}>
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

/** A card whose content is not there yet, in its final height. */
export function WaitingCard({ height }: { height: string }) {
  return (
    <div className={`card-sheet ${height}`}>
      <span className="skeleton h-6 w-40" />
      <span className="skeleton mt-4 h-4 w-3/4" />
      <span className="skeleton mt-3 h-4 w-1/2" />
    </div>
  )
}
