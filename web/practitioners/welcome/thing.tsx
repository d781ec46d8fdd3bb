import type { ComponentProps, ReactNode } from 'react'
import { Thing } from '#web/ui/thing.tsx'

const tones = { done: 'done', next: 'next', later: 'quiet' } as const

type PracticeThingProps = Omit<ComponentProps<typeof Thing>, 'tone'> & { look?: keyof typeof tones }

/** Completed tasks are ticked, the next one is highlighted. */
export function PracticeThing({ look = 'later', icon, ...thing }: PracticeThingProps) {
  return <Thing {...thing} icon={look === 'done' ? 'check' : icon} tone={tones[look]} />
}

export function Standing({ children }: { children: ReactNode }) {
  return <span className="text-small font-semibold text-leaf">{children}</span>
}
