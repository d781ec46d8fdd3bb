import type { ReactNode } from 'react'
import type { Ad } from '#contract/content.ts'
import { languageTag } from '#domain/languages.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Plant } from '../../ui/plant.tsx'

/** An ad in the place of the green banner, and of the same size. Without a picture it has the banner's plant. */
export function AdTile({ ad: { title, label, text, action, link, image, language } }: { ad: Ad }) {
  const { t } = useTranslation('shop')
  return (
    <div
      lang={languageTag(language)}
      className="relative flex h-full min-h-75 flex-col justify-end overflow-hidden rounded-control bg-bar p-9 pr-[46%] text-bar-ink @max-[640px]/catalogue:p-6 @max-[640px]/catalogue:pr-[42%]"
    >
      {image ? (
        <Image
          src={image.src}
          alt={image.text}
          failedAlt={t('image-failed')}
          loading="lazy"
          decoding="async"
          className="absolute inset-y-0 right-0 h-full w-[42%] object-cover @max-[640px]/catalogue:w-[38%]"
        />
      ) : (
        <Plant
          name="verbena"
          className="absolute -right-8.5 -bottom-[10%] aspect-[100/140] h-[116%] bg-verbena [mask-position:bottom] @max-[900px]/catalogue:max-w-[52%] @max-[640px]/catalogue:-right-10 @max-[640px]/catalogue:max-w-[46%]"
        />
      )}
      <div className="relative min-w-0 wrap-anywhere">
        {label && <p className="text-small text-bar-muted">{label}</p>}
        <p className="serif mt-1.5 mb-3 text-[29px]/8.5 hyphens-auto">{title}</p>
        {text && <p className="mb-3">{text}</p>}
        <AdLink link={link}>
          {action}
          <Icon name="arrow-right" size={18} />
        </AdLink>
      </div>
    </div>
  )
}

function AdLink({ link, children }: { link: string; children: ReactNode }) {
  const style = 'inline-flex items-center gap-2 font-semibold hover:underline'
  return link.startsWith('/') ? (
    <ShopLink to={link} className={style}>
      {children}
    </ShopLink>
  ) : (
    <a href={link} className={style} rel="noopener sponsored">
      {children}
    </a>
  )
}
