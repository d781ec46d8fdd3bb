import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'

type ThingProps = {
  icon: IconName
  look?: 'done' | 'next' | 'later'
  title: string
  text: ReactNode
  /** At the end of the row: a button, or how it stands. */
  end?: ReactNode
  /** Under the row. */
  children?: ReactNode
}

/** One of the small things by which one settles in. */
export function Thing({ icon, look = 'later', title, text, end, children }: ThingProps) {
  return (
    <li className="welcome-thing">
      <span className="welcome-tile" data-look={look}>
        <Icon name={look === 'done' ? 'check' : icon} size={23} />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-h3 font-medium">{title}</h3>
        <p className="text-label text-ink-2">{text}</p>
      </div>
      {end}
      {children && <div className="unfolded">{children}</div>}
    </li>
  )
}

export function Standing({ children }: { children: ReactNode }) {
  return <span className="text-small font-semibold text-leaf">{children}</span>
}
