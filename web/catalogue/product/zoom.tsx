import { useEffect, useRef } from 'react'
import type { Range } from '#domain/catalogue/pack-design.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { packPlate } from '../../platform/pack-ground.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Utilities } from '../../ui/utilities/utilities.tsx'

type ZoomProps = {
  pictures: readonly { src: string; alt: string }[]
  range: Range
  at: number
  onMove(to: number): void
  onClose(): void
}

/** A picture as large as the screen allows; the arrows show the next one. */
export default function Zoom({ pictures, range, at, onMove, onClose }: ZoomProps) {
  const { t } = useTranslation('products')
  const dialog = useRef<HTMLDialogElement>(null)
  const picture = pictures[at]
  const move = (step: number) => onMove((at + step + pictures.length) % pictures.length)

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      aria-label={picture?.alt}
      className={`fixed inset-0 m-auto aspect-[1/1.04] h-fit max-h-none w-[min(92vw,88vh)] max-w-none overflow-visible rounded-dialog backdrop:bg-[#15241dcc] ${packPlate(range)}`}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') move(1)
        if (key === 'ArrowLeft') move(-1)
      }}
    >
      <Utilities of="shopping" />
      {picture && (
        <Image
          src={picture.src}
          alt={picture.alt}
          failedAlt={t('shop:image-failed')}
          width={1000}
          height={1040}
          className="relative size-full object-cover"
        />
      )}
      <button
        type="button"
        className="icon-btn absolute top-2 right-2 bg-surface"
        aria-label={t('product.close-zoom')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" size={22} />
      </button>
      {pictures.length > 1 && (
        <div className="absolute inset-x-0 bottom-2 flex justify-center gap-2">
          <button
            type="button"
            className="icon-btn bg-surface"
            aria-label={t('product.previous-picture')}
            onClick={() => move(-1)}
          >
            <Icon name="chevron-left" size={22} />
          </button>
          <button
            type="button"
            className="icon-btn bg-surface"
            aria-label={t('product.next-picture')}
            onClick={() => move(1)}
          >
            <Icon name="chevron-right" size={22} />
          </button>
        </div>
      )}
    </dialog>
  )
}
