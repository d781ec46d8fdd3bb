export const checkoutCard = 'rounded-card border border-line bg-surface p-4 xl:p-6'
/** The steps, with the order beside them. */
export const checkoutColumns =
  'wrap grid grid-cols-[minmax(0,1fr)] pt-5 pb-9 xl:grid-cols-[minmax(0,1fr)_minmax(320px,420px)] xl:items-start xl:gap-11 xl:pt-8.5 xl:pb-15 2xl:gap-20'
export const besideSteps = 'xl:sticky xl:top-5'
export const stepStyle = 'scroll-mt-2 py-5 xl:py-6.5'
/** Classes of a title that receives the focus only to be read aloud. */
export const quietFocus = 'focus:shadow-none focus:outline-none'

export function CheckoutTitle({ children }: { children: string }) {
  return <h1 className="mb-4 text-h1-narrow xl:mb-5 xl:text-h1">{children}</h1>
}

/** Placeholders for content that is not loaded yet. */
export function Skeleton({ className }: { className: string }) {
  return <span className={`block rounded-[3px] bg-line ${className}`} />
}
