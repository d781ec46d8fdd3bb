import type { ComponentProps } from 'react'
import { ShopLink } from './links.tsx'

/** A small link with a short text: a chosen filter, a brand, a query. */
export function ChipLink({ className = 'pr-2', ...rest }: ComponentProps<typeof ShopLink>) {
  return (
    <ShopLink
      className={`inline-flex h-8.5 flex-none items-center gap-1.5 rounded-control border border-line-2 bg-surface pl-3 text-[14px] font-medium whitespace-nowrap hover:border-field @max-[1009px]/catalogue:min-h-11 [&>.icon]:text-ink-3 ${className}`}
      {...rest}
    />
  )
}
