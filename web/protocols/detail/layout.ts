/** Shared by the page and its placeholder. */
export const tabsStyle =
  'mb-5 flex rounded-control border border-line-2 bg-surface @min-[640px]/protocols:hidden'

export const columnsStyle =
  'grid grid-cols-1 items-start gap-6 print:block @min-[960px]/protocols:grid-cols-[minmax(0,1fr)_320px] @min-[960px]/protocols:gap-7'

/** On a phone the parts are shown one at a time, without a card. */
export const columnStyle = 'grid min-w-0 grid-cols-1 gap-5 print:block @max-[640px]/protocols:contents'

/** Printed without the frame of the screen. */
export const onPaper = 'print:mt-[8mm] print:border-0 print:bg-transparent print:p-0'
export const wholeOnPaper = `print:break-inside-avoid ${onPaper}`
