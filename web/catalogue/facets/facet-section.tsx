import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** A group of filters that can be folded. */
export function FacetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details
      className="group/facet border-t border-line pt-4 pb-4.5 first-of-type:border-t-3 first-of-type:border-double first-of-type:border-line-2"
      open
    >
      <summary className="flex list-none items-center justify-between text-ink-3">
        <h3 className="text-[17px]/6 font-strong text-ink normal-nums">{title}</h3>
        <span className="group-open/facet:hidden">
          <Icon name="plus" size={16} />
        </span>
        <span className="hidden group-open/facet:block">
          <Icon name="minus" size={16} />
        </span>
      </summary>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </details>
  )
}
