import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'

/** Why the form as a whole was not taken: read aloud, and brought into sight. */
export function FormProblem({ children }: { children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const shown = Boolean(children)
  useEffect(() => {
    if (shown) box.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <div ref={box} role="alert" className="form-alert">
      {shown && (
        <div className="form-problem [&_.link]:text-inherit [&_.link]:decoration-current">
          <Icon name="warning" size={20} />
          <div>{children}</div>
        </div>
      )}
    </div>
  )
}
