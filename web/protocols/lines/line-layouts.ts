/** A line in columns: pack, name and brand, dose, note, packs, price. */
export const inColumns = {
  grid: 'grid grid-cols-[48px_minmax(0,1.55fr)_minmax(0,1fr)_minmax(0,1fr)_86px_74px] items-center gap-x-3 gap-y-0 pointer-coarse:grid-cols-[48px_minmax(0,1.55fr)_minmax(0,1fr)_minmax(0,1fr)_120px_74px]',
  line: 'grid-rows-[1fr_auto_auto_auto_auto_1fr] py-2.5 [contain-intrinsic-size:auto_74px]',
  thumb: 'max-h-[53px] max-w-12 [grid-area:1/1/7/2]',
  /** Its children are placed directly in the columns. */
  text: 'contents',
  side: 'contents',
  name: 'm-0 text-[16px] leading-5 [grid-area:2/2]',
  maker: 'text-small text-ink-3 [grid-area:3/2]',
  pack: '[grid-area:4/2]',
  state: '[grid-area:5/2]',
  dose: 'm-0 justify-self-start [grid-area:1/3/7/4]',
  note: 'm-0 pr-5.5 [grid-area:1/4/7/5]',
  noteField: 'm-0 px-2.5 py-1.5 text-[13px] leading-4.5 [grid-area:1/4/7/5]',
  noteButton: 'm-0 text-small [grid-area:1/4/7/5] data-has-note:self-start',
  packs: '[grid-area:1/5/7/6] print:m-0',
  stepper: 'h-8 pointer-coarse:h-11.5 [&_button]:h-7.5 pointer-coarse:[&_button]:size-11',
  price: 'justify-self-end text-label font-bold [grid-area:1/6/7/7]',
  doseEditor: '[grid-area:7/1/8/-1]',
  grip: 'lg:top-[calc(50%-17px)]',
}

/** Text beside the pack, with the actions at its end; below it on a phone. */
export const inRows: Record<keyof typeof inColumns, string> = {
  grid: 'grid grid-cols-[52px_minmax(0,1fr)_auto] gap-x-3 gap-y-0 max-lg:grid-cols-[64px_minmax(0,1fr)_auto_auto] max-lg:gap-x-3.5',
  line: 'py-3 [contain-intrinsic-size:auto_96px] max-lg:py-4 max-lg:[contain-intrinsic-size:auto_156px]',
  thumb:
    'max-h-14.5 max-w-13 [grid-area:1/1/3/2] max-lg:max-h-none max-lg:max-w-none max-lg:[grid-area:1/1/7/2]',
  text: '[grid-area:1/2] max-lg:contents',
  side: 'flex flex-col items-end gap-1.75 [grid-area:1/3] max-lg:contents',
  name: 'mb-0.5 text-[15.5px]/[20px] max-lg:mb-1 max-lg:text-[17px]/[21px] max-lg:[grid-area:1/2]',
  maker: '',
  pack: 'max-lg:[grid-area:3/2/4/5]',
  state: 'max-lg:[grid-area:4/2/5/5]',
  dose: '-my-0.75 max-lg:-my-1.75 max-lg:justify-self-start max-lg:[grid-area:2/2/3/5]',
  note: 'mt-1.5 border-l-2 border-verbena pl-2.5 [grid-area:2/2/3/4] max-lg:mt-2 max-lg:[grid-area:5/2/6/5]',
  noteField: 'mt-1.5 px-3 py-2.5 text-label [grid-area:2/2/3/4] max-lg:mt-2 max-lg:[grid-area:5/2/6/5]',
  noteButton:
    '-mb-1 text-[12px]/[16px] [grid-area:2/2/3/4] max-lg:mt-2.5 max-lg:mb-0 max-lg:min-h-11 max-lg:gap-1.5 max-lg:px-1.5 max-lg:text-[14px]/[18px] max-lg:font-semibold max-lg:text-leaf max-lg:[grid-area:6/3] max-lg:[&>.icon]:size-4.25 lg:data-has-note:mt-0.75 lg:data-has-note:-mr-5 lg:data-has-note:mb-0',
  packs: 'max-lg:mt-2.5 max-lg:justify-self-start max-lg:[grid-area:6/2]',
  stepper:
    'h-7.5 max-lg:h-11 [&_button]:h-7 max-lg:[&_button]:h-10.5 max-lg:[&_button]:w-11 max-lg:[&_input]:h-10.5 max-lg:[&_input]:w-7 max-lg:[&_input]:text-[16px]',
  price:
    'text-[15px]/[20px] font-semibold max-lg:text-end max-lg:text-[16px]/[21px] max-lg:[grid-area:1/3/2/5]',
  doseEditor: '[grid-area:3/1/4/4] max-lg:[grid-area:7/1/8/5]',
  grip: 'lg:top-6',
}
