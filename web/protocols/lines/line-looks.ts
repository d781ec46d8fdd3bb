/** A line in columns: pack, name and maker, dose, note, packs, price. */
export const inColumns = {
  grid: 'grid grid-cols-[48px_minmax(0,1.55fr)_minmax(0,1fr)_minmax(0,1fr)_86px_74px] items-center gap-x-3 gap-y-0 pointer-coarse:grid-cols-[48px_minmax(0,1.55fr)_minmax(0,1fr)_minmax(0,1fr)_120px_74px]',
  line: 'grid-rows-[1fr_auto_auto_auto_auto_1fr] py-2.5 [contain-intrinsic-size:auto_74px] [grid-template-areas:none]',
  thumb: 'max-h-[53px] max-w-12 [grid-area:1/1/7/2]',
  /** Their parts stand in the columns themselves. */
  group: 'contents',
  name: 'm-0 text-[16px] leading-5 [grid-area:2/2]',
  maker: 'text-small text-ink-3 [grid-area:3/2]',
  pack: '[grid-area:4/2]',
  state: '[grid-area:5/2]',
  dose: 'm-0 justify-self-start [grid-area:1/3/7/4]',
  note: 'm-0 border-0 pr-5.5 pl-0 [grid-area:1/4/7/5]',
  noteField: 'm-0 px-2.5 py-1.5 text-[13px] leading-4.5 [grid-area:1/4/7/5]',
  noteButton: 'm-0 text-small [grid-area:1/4/7/5] data-has-note:self-start',
  packs: '[grid-area:1/5/7/6] print:m-0',
  stepper: 'h-8 pointer-coarse:h-11.5 [&_button]:h-7.5 pointer-coarse:[&_button]:size-11',
  price: 'justify-self-end text-[14px] font-bold [grid-area:1/6/7/7]',
  doseEditor: '[grid-area:7/1/8/-1]',
  grip: 'top-[calc(50%-17px)]',
}

/** Text beside the pack, with what can be done at its end. */
export const inRows: Record<keyof typeof inColumns, string> = {
  grid: '',
  line: '',
  thumb: '',
  group: '',
  name: '',
  maker: '',
  pack: '',
  state: '',
  dose: '',
  note: '',
  noteField: '',
  noteButton: '',
  packs: '',
  stepper: '',
  price: '',
  doseEditor: '[grid-area:dose]',
  grip: '',
}
