/** A dialog or popover at a side of the screen, which slides in from `--from`. */
export const slidingDialog =
  'fixed m-0 h-dvh max-h-none border-0 p-0 [color:inherit] opacity-0 transform-[translateX(var(--from))] [box-shadow:var(--shadow-3)] backdrop:bg-[#15241d80] [transition:opacity_280ms_var(--ease-leave),transform_280ms_var(--ease-leave),display_280ms_allow-discrete,overlay_280ms_allow-discrete] open:block open:transform-none open:opacity-100 open:[transition-timing-function:var(--ease-enter)] open:starting:transform-[translateX(var(--from))] open:starting:opacity-0'
