/** The classes that place what a product page begins with. */
export const productLayout = {
  page: 'wrap pt-5.5 max-md:pt-0',
  columns:
    '@min-[753px]/catalogue:mt-4.5 @min-[753px]/catalogue:grid @min-[753px]/catalogue:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] @min-[753px]/catalogue:gap-8 @min-[1185px]/catalogue:grid-cols-[minmax(0,700px)_minmax(0,1fr)] @min-[1185px]/catalogue:gap-15',
  gallery:
    'min-w-0 @max-[753px]/catalogue:-mx-4 @min-[1185px]/catalogue:grid @min-[1185px]/catalogue:grid-cols-[84px_minmax(0,1fr)] @min-[1185px]/catalogue:items-start @min-[1185px]/catalogue:gap-4',
  plate:
    'relative aspect-[1/1.04] overflow-hidden rounded-control @max-[753px]/catalogue:rounded-none @min-[1185px]/catalogue:col-[2]',
  plant: 'absolute top-8.5 left-6.5 h-52.5 w-37.5 opacity-50 @max-[753px]/catalogue:hidden print:hidden',
  picture: 'size-full object-cover',
  offer: '@max-[753px]/catalogue:pt-5',
  name: 'mt-1.5 mb-2.5 text-[31px]/8.75 @min-[753px]/catalogue:text-[42px]/11.5 print:text-[28px]/8',
} as const
