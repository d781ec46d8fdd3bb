import type { ComponentProps, ReactNode } from 'react'
import { TaskRow } from '#web/ui/task-row.tsx'

const tones = { done: 'done', next: 'next', later: 'quiet' } as const

type PracticeTaskProps = Omit<ComponentProps<typeof TaskRow>, 'tone'> & { state?: keyof typeof tones }

/** Completed tasks are ticked, the next one is highlighted. */
export function PracticeTask({ state = 'later', icon, ...thing }: PracticeTaskProps) {
  return <TaskRow {...thing} icon={state === 'done' ? 'check' : icon} tone={tones[state]} />
}

export function TaskStatus({ children }: { children: ReactNode }) {
  return <span className="text-small font-semibold text-leaf">{children}</span>
}
