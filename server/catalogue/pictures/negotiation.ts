import type { ImageFormat } from '#server/platform/images.ts'

const refused = (parameters: readonly string[]): boolean =>
  parameters.some((each) => /^\s*q=0(\.0*)?\s*$/.test(each))

/** The formats a client accepts, best first. Only formats it names count: many send `*` but support only PNG. */
export function acceptedFormats(accept: string | undefined): ImageFormat[] {
  const named = (accept ?? '').split(',').flatMap((part) => {
    const [type = '', ...parameters] = part.split(';')
    return refused(parameters) ? [] : [type.trim().toLowerCase()]
  })
  const modern = (['avif', 'webp'] as const).filter((format) => named.includes(`image/${format}`))
  return [...modern, 'png']
}
