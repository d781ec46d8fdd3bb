import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { problemStyle } from './form/form-problem.tsx'
import { Icon } from './icon.tsx'

type ChangedNoticeProps = {
  title: string
  text: string
  /** Why the newer version could not be loaded. */
  problem?: string | undefined
  className?: string
  /** Buttons: to keep a copy of what is written here, and to load the newer version. */
  children: ReactNode
}

/** What is edited was saved elsewhere meanwhile. Nothing is overwritten. */
export function ChangedNotice({ title, text, problem, className = '', children }: ChangedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = notice.current
    return () => {
      // The button that loads the newer version goes with the notice.
      if (shown?.contains(document.activeElement))
        document.getElementById('content')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={notice} role="alert" className={`${problemStyle} ${className}`}>
      <Icon name="warning" size={20} />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="mt-1">{text}</p>
        <div className="mt-3 flex flex-wrap gap-2">{children}</div>
        {problem && <p className="mt-2">{problem}</p>}
      </div>
    </div>
  )
}
