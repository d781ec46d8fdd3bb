/** Products beside what is to be done with them. */
export const columns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[1200px]:grid-cols-[minmax(0,1fr)_356px] min-[1200px]:gap-6'
