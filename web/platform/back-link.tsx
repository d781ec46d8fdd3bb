import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { ShopLink } from './links.tsx'

type BackLinkProps = { to: string; className?: string; children: ReactNode }

/** Above the title of a page: leads to the page or list that it belongs to. */
export function BackLink({ to, className = '', children }: BackLinkProps) {
  return (
    <ShopLink
      to={to}
      className={`no-print inline-flex min-h-8 items-center gap-1.5 text-small font-semibold text-leaf hover:underline hover:underline-offset-3 ${className}`}
    >
      <Icon name="arrow-left" size={16} />
      {children}
    </ShopLink>
  )
}
