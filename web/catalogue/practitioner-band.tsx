import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { Icon } from '../ui/icon.tsx'

/** The green tile that invites practitioners. */
export function PractitionerBand({ level: Heading = 'h3' }: { level?: 'h2' | 'h3' }) {
  const { t } = useTranslation('products')
  return (
    <div className="band">
      <span className="plant [--plant:url(/plants/verbena.svg)]" aria-hidden="true" />
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
