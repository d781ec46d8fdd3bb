import type { ReactNode } from 'react'

/** Classes for a footer that stays at the bottom of the screen above scrolling content. */
export const footEdge = 'border-t border-line bg-surface shadow-[0_-8px_24px_-10px_#15241d33]'
export const saving = 'font-semibold whitespace-nowrap text-leaf'

type FootRowProps = { isBusy?: boolean; className?: string; children: ReactNode }

/** A label on one side and its amount on the other. */
export function FootRow({ isBusy = false, className = '', children }: FootRowProps) {
  return (
    <p
      className={`flex items-baseline justify-between gap-3 pb-1.5 aria-busy:opacity-55 ${className}`}
      aria-busy={isBusy || undefined}
    >
      {children}
    </p>
  )
}

export function FootSum({ children }: { children: string }) {
  return <b className="text-[22px]/7 font-bold">{children}</b>
}
