import type { ReactNode, Ref } from 'react'

type PageTitleProps = {
  /** To focus it. */
  ref?: Ref<HTMLHeadingElement>
  className?: string
  children: ReactNode
}

/** The heading of an account page. */
export function PageTitle({ ref, className = '', children }: PageTitleProps) {
  return (
    <h1
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={`text-h1-narrow focus:shadow-none focus:outline-none xl:text-[36px]/10.5 ${className}`}
    >
      {children}
    </h1>
  )
}
