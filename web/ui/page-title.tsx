import type { ReactNode } from 'react'

/** The heading of an account page. */
export function PageTitle({ className = '', children }: { className?: string; children: ReactNode }) {
  return <h1 className={`text-h1-narrow xl:text-[36px]/10.5 ${className}`}>{children}</h1>
}
