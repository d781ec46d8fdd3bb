import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** If the text does not fit beside the brand, only the lock is shown. */
export function PractitionerLock({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={`h-4.5 min-w-3.5 flex-wrap content-start items-center gap-1 overflow-hidden text-[12px] font-semibold text-ink ${className}`}
    >
      <Icon name="lock" size={14} />
      {children}
    </span>
  )
}
