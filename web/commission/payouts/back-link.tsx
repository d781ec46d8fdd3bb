import type { ReactNode } from 'react'
import { ShopLink } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'

export function BackToCommission({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ShopLink
      to={to}
      className="inline-flex min-h-8 items-center gap-1.5 text-[13px] font-semibold text-leaf hover:underline hover:underline-offset-3"
    >
      <Icon name="arrow-left" size={16} />
      {children}
    </ShopLink>
  )
}
