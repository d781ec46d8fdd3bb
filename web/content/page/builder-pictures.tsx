import type { Language } from '#domain/languages.ts'
import type { BuilderPicture, ContentPage } from './content-page.ts'

/** The sizes in pixels produced by `npm run builder-pictures`. */
const sizes: Record<BuilderPicture, { width: number; height: number }> = {
  catalogue: { width: 1700, height: 1025 },
  'plan-check': { width: 525, height: 794 },
  sharing: { width: 525, height: 794 },
}
// Side by side all three have the same height: the first column is 2.508 times as wide.
const names = Object.keys(sizes) as BuilderPicture[]

type BuilderPicturesProps = { language: Language; pictures: NonNullable<ContentPage['pictures']> }

/** Pictures of the builder in the page's language. */
export function BuilderPictures({ language, pictures }: BuilderPicturesProps) {
  return (
    <div className="mt-11 grid items-start gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-[minmax(0,2.508fr)_minmax(0,1fr)_minmax(0,1fr)]">
      {names.map((name) => (
        <figure key={name} className={name === 'catalogue' ? 'sm:col-span-2 lg:col-span-1' : undefined}>
          <img
            src={`/builder/${language}-${name}.webp`}
            alt={pictures[name].text}
            {...sizes[name]}
            loading="lazy"
            decoding="async"
            className="h-auto w-full rounded-md border border-line"
          />
          <figcaption className="mt-2.5 text-small text-ink-2">{pictures[name].caption}</figcaption>
        </figure>
      ))}
    </div>
  )
}
