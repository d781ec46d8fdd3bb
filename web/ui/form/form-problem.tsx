import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'

/** Classes of any message in red. */
export const problemStyle =
  'flex gap-2.5 rounded-control border-l-4 border-madder bg-madder-soft px-3.5 py-3 text-madder [&_.icon]:mt-0.5'

/** Why the form as a whole was not accepted: announced, and scrolled into view. */
export function FormProblem({ children }: { children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const shown = Boolean(children)
  useEffect(() => {
    if (shown) box.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    // Always present, so that its text is announced; takes no space while empty.
    <div ref={box} role="alert" className="empty:absolute">
      {shown && (
        <div className={`${problemStyle} [&_.link]:text-inherit [&_.link]:decoration-current`}>
          <Icon name="warning" size={20} />
          <div>{children}</div>
        </div>
      )}
    </div>
  )
}
