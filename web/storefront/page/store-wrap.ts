/** The shop’s `wrap`, by the width of the page’s place. */
export const storeWrap = 'mx-auto w-full max-w-360 px-4 @min-[768px]/store:px-6 @min-[1200px]/store:px-10'
