import type { ReactNode } from 'react'

export const badgeTones = {
  /** White on a row that is marked in its own colour. */
  good: 'bg-tint text-bottle group-data-open/row:bg-surface',
  waiting: 'bg-amber-soft text-amber',
  refused: 'bg-madder-soft text-madder',
  info: 'bg-slate-soft text-slate',
  quiet: 'bg-sunken text-ink-2',
  /** Names the place one is in. */
  place: 'bg-ink text-paper',
} as const
export type BadgeTone = keyof typeof badgeTones

type BadgeProps = { tone: BadgeTone; className?: string; children: ReactNode }

/** Says in a word how something stands; never pressed. Its colour only repeats the word. */
export function Badge({ tone, className = '', children }: BadgeProps) {
  return <span className={`badge ${badgeTones[tone]} ${className}`}>{children}</span>
}
