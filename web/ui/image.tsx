import { type ImgHTMLAttributes, type SyntheticEvent, useState } from 'react'

const blankPixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

type ImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'onError'> & {
  alt: string
  /** Replaces `alt` when nothing could be shown: "Image load failed". */
  failedAlt: string
  fallback?: string
}

/** A picture that fails to load is replaced by the fallback, then by a blank pixel, finally by a text. */
export function Image({
  src,
  srcSet,
  sizes,
  alt,
  failedAlt,
  fallback = '/fallback.svg',
  ...rest
}: ImageProps) {
  const [failed, setFailed] = useState({ src, times: 0 })
  // The next picture of a gallery has not failed yet.
  const failures = failed.src === src ? failed.times : 0
  const source = sourceAfter(failures, src, fallback)
  const fail = () => setFailed({ src, times: failures + 1 })
  return (
    <img
      // The picture may have failed before hydration.
      ref={(image) => {
        if (image && source && failedAlready(image)) fail()
      }}
      {...rest}
      src={source}
      srcSet={failures === 0 ? srcSet : undefined}
      sizes={failures === 0 ? sizes : undefined}
      alt={source === undefined ? failedAlt : alt}
      onError={(_: SyntheticEvent) => fail()}
    />
  )
}

export function sourceAfter(failures: number, src: string | undefined, fallback: string): string | undefined {
  return [src, fallback, blankPixel][failures]
}

function failedAlready(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.currentSrc !== ''
}
