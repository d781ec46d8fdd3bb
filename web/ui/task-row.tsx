import type { ReactNode } from 'react'
import type { IconName } from './icon.tsx'
import { IconTile, type TileTone } from './icon-tile.tsx'

type TaskRowProps = {
  icon: IconName
  tone?: TileTone
  title: string
  text: ReactNode
  /** At the end of the row: a button, or the state. */
  end?: ReactNode
  /** Below the row. */
  children?: ReactNode
}

/** A task in an onboarding list. */
export function TaskRow({ icon, tone = 'quiet', title, text, end, children }: TaskRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line py-5">
      <IconTile icon={icon} tone={tone} size="large" className="self-start" />
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-h3 font-medium">{title}</h3>
        <p className="text-label text-ink-2">{text}</p>
      </div>
      {end}
      {children && <div className="basis-full sm:pl-17">{children}</div>}
    </li>
  )
}
