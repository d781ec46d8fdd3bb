import type { ReactNode } from 'react'

export const badgeTones = {
  /** White on a row highlighted in the same colour. */
  good: 'bg-tint text-bottle group-data-open/row:bg-surface',
  waiting: 'bg-amber-soft text-amber',
  refused: 'bg-madder-soft text-madder',
  info: 'bg-slate-soft text-slate',
  quiet: 'bg-sunken text-ink-2',
  /** Marks the current page. */
  place: 'bg-ink text-paper',
} as const
export type BadgeTone = keyof typeof badgeTones

type BadgeProps = { tone: BadgeTone; className?: string; children: ReactNode }

/** A state in one word; never a button. The colour only repeats the word. */
export function Badge({ tone, className = '', children }: BadgeProps) {
  return <span className={`badge ${badgeTones[tone]} ${className}`}>{children}</span>
}
