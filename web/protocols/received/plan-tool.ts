/** A link or button for the whole protocol. */
export const planTool =
  'inline-flex min-h-11 items-center gap-[7px] text-[14px] font-semibold text-leaf hover:underline hover:underline-offset-3'
