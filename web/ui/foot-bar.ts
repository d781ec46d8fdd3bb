/** At the foot of a phone's screen; the element also needs `data-foot-bar`, which makes room below the page. */
export const footBar =
  'foot-bar:fixed foot-bar:inset-x-0 foot-bar:bottom-0 foot-bar:z-30 foot-bar:m-0 foot-bar:border-t foot-bar:border-line foot-bar:bg-surface foot-bar:px-4 foot-bar:pt-2.5 foot-bar:pb-[calc(10px+env(safe-area-inset-bottom))] foot-bar:[box-shadow:0_-8px_24px_-10px_#15241d33]'
