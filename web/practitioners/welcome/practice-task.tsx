import type { ComponentProps, ReactNode } from 'react'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { TaskRow } from '#web/ui/task-row.tsx'

const tones = { done: 'done', next: 'next', later: 'quiet' } as const

type PracticeTaskProps = Omit<ComponentProps<typeof TaskRow>, 'tone'> & { state?: keyof typeof tones }

/** Completed tasks are ticked, the next one is highlighted. */
export function PracticeTask({ state = 'later', icon, ...thing }: PracticeTaskProps) {
  return <TaskRow {...thing} icon={state === 'done' ? 'check' : icon} tone={tones[state]} />
}

/** What is at the end of a task once its data are loaded, or why they are not. */
export function TaskEnd<Data>({
  answer,
  children,
}: Pick<ComponentProps<typeof Loaded<Data>>, 'answer' | 'children'>) {
  if (answer.data === undefined && !answer.error) return null
  return <Loaded answer={answer}>{children}</Loaded>
}

export function TaskStatus({ children }: { children: ReactNode }) {
  return <span className="text-small font-semibold text-leaf">{children}</span>
}
