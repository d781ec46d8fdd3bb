/** Cards in one column. */
export const stack = 'mt-5 grid grid-cols-1 content-start gap-5'
/** Cards side by side where there is room. */
export const halves = 'grid grid-cols-1 gap-x-6 gap-y-5 md:grid-cols-2'
/** Fields side by side where there is room. */
export const fieldPairs = 'mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2'
/** A comfortable maximum width for forms. */
export const formWidth = 'max-w-215'
