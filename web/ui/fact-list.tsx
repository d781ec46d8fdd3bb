import type { ReactNode } from 'react'

type FactListProps = {
  /** Pairs of label and value. */
  facts: readonly { name: string; value: ReactNode }[]
  className?: string
}

/** A list of labelled values, one per line. */
export function FactList({ facts, className = '' }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="grid grid-cols-[104px_minmax(0,1fr)] border-b border-line py-2 text-[14px]/4.75"
        >
          <dt className="text-ink-3">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
