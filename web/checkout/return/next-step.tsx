import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'

type NextStepProps = { icon: IconName; title: string; children: ReactNode }

export function NextStep({ icon, title, children }: NextStepProps) {
  return (
    <li className="thanks-step">
      <span className="thanks-tile">
        <Icon name={icon} size={23} />
      </span>
      <div className="min-w-0">
        <h3 className="text-h3 font-medium break-words first-letter:uppercase">{title}</h3>
        <div className="break-words text-ink-2">{children}</div>
      </div>
    </li>
  )
}
