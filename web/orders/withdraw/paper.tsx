import type { ReactNode } from 'react'

export const withdrawFrame = '@container/withdraw mx-auto mt-4 max-w-165'

type PaperProps = { foot: ReactNode; children: ReactNode }

/** A sheet labelled by its first heading, with actions at the bottom. */
export function Paper({ foot, children }: PaperProps) {
  return (
    <section
      data-testid="withdrawal"
      className="scroll-my-4 rounded-dialog border border-line bg-surface shadow-3 print:shadow-none"
      aria-labelledby="withdraw-title"
    >
      <div className="px-4.5 py-6 @min-[560px]/withdraw:px-9 @min-[560px]/withdraw:py-7.5">{children}</div>
      <div className="double-rule px-4.5 pt-4 pb-5 @min-[560px]/withdraw:px-9 @min-[560px]/withdraw:pt-5 @min-[560px]/withdraw:pb-6.5">
        {foot}
      </div>
    </section>
  )
}

type ActionsProps = { className?: string; children: ReactNode }

/** The primary button comes first when they do not fit side by side. */
export function Actions({ className = '', children }: ActionsProps) {
  return (
    <div
      className={`flex flex-wrap-reverse gap-2.5 [&>.btn-plain]:flex-[1_1_130px] @min-[560px]/withdraw:[&>.btn-plain]:flex-none [&>.btn-primary]:flex-[1_1_200px] ${className}`}
    >
      {children}
    </div>
  )
}

/** The withdrawn items, as the email will list them. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="rounded-card border border-line-2 px-4 py-1 @min-[560px]/withdraw:px-5">{children}</dl>
  )
}

/** Contains one or more `dd`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-3 not-first:border-t not-first:border-line @min-[560px]/withdraw:grid @min-[560px]/withdraw:grid-cols-[110px_minmax(0,1fr)] @min-[560px]/withdraw:gap-x-3.5 @min-[560px]/withdraw:gap-y-0.5 @min-[560px]/withdraw:[&>dd]:col-[2]">
      <dt className="text-ink-3">{name}</dt>
      {children}
    </div>
  )
}
