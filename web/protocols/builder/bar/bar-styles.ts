/** The bar is dark in the light theme, too: its buttons have their own colours. */
export const barButton = 'btn border-[#ffffff40] bg-transparent text-white hover:border-[#ffffff80]'
export const barAccent =
  'btn btn-accent disabled:border-[#ffffff40] disabled:bg-transparent disabled:text-bar-muted'
export const barLocked = 'cursor-default border-[#ffffff40] bg-transparent text-bar-muted'

/** Classes of a button in the bar's row. */
export const inRow = 'min-h-10.5 whitespace-nowrap max-md:min-h-11'
export const plainInRow = `${barButton} ${inRow} max-md:px-3.5`
export const accentInRow = `${barAccent} ${inRow} max-md:px-5`

export const barRow = 'flex items-center gap-5.5 max-2xl:gap-4 max-md:gap-2.5'
export const fullRow = `${barRow} h-(--bar-height) max-md:px-4`

/** A line of small text, with its subject below. */
export const nameBlock = 'flex min-w-0 flex-initial flex-col'
export const wordsBlock = 'flex min-w-0 flex-1 flex-col'
export const smallPrint = 'truncate text-micro text-bar-muted'
/** The same where some languages need two lines for it on narrow screens. */
export const smallLines = 'line-clamp-2 text-micro text-bar-muted'
export const title = 'truncate font-serif text-[20px]/[25px] font-title tracking-[-0.008em] normal-nums'
export const shortTitle = `${title} max-md:text-[17px]/[22px]`

export const warningSign = 'flex-none text-[#f0c36a]'
export const barSkeleton = 'block rounded-[3px] bg-[#ffffff1c]'
