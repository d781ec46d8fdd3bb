import type { ReactNode } from 'react'

type EmptyProps = { plant: 'verbena' | 'umbel'; title: string; text: ReactNode; children: ReactNode }

/** One plant, one sentence, one way out. */
export function Empty({ plant, title, text, children }: EmptyProps) {
  return (
    <div className="panel-empty">
      <span className={`plant plant-${plant}`} aria-hidden="true" />
      <h3>{title}</h3>
      <p>{text}</p>
      <div className="panel-empty-ways">{children}</div>
    </div>
  )
}
