import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { Icon } from '../ui/icon.tsx'
import { Plant } from '../ui/plant.tsx'

/** The green banner that invites practitioners. */
export function PractitionerBand({ level: Heading = 'h3' }: { level?: 'h2' | 'h3' }) {
  const { t } = useTranslation('products')
  return (
    <div className="relative flex h-full min-h-75 flex-col justify-end overflow-hidden rounded-control bg-bar p-9 text-bar-ink @max-[640px]/catalogue:p-6 @max-[640px]/catalogue:pr-[38%]">
      <Plant
        name="verbena"
        className="absolute -right-8.5 -bottom-[10%] aspect-[100/140] h-[116%] bg-verbena [mask-position:bottom] @max-[900px]/catalogue:max-w-[52%] @max-[640px]/catalogue:-right-10 @max-[640px]/catalogue:max-w-[46%]"
      />
      <div className={Heading === 'h2' ? 'relative max-w-96' : 'relative max-w-72'}>
        <p className="text-small text-bar-muted">{t('home.band-eyebrow')}</p>
        <Heading className="mt-1.5 mb-3 text-[34px]/9.5">{t('home.band-title')}</Heading>
        {Heading === 'h2' && <p className="mb-3 max-w-md">{t('home.band-text')}</p>}
        <ShopLink
          to="/practitioners-information"
          className="inline-flex items-center gap-2 font-semibold hover:underline"
        >
          {t('home.band-link')}
          <Icon name="arrow-right" size={18} />
        </ShopLink>
      </div>
    </div>
  )
}
