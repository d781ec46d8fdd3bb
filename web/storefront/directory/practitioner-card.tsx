import { storeImagePath } from '#contract/media.ts'
import type { ListedPractitioner } from '#contract/storefront.ts'
import { commaList, otherLang } from '#domain/languages.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'

const topicsShown = 3

type PractitionerCardProps = {
  practitioner: ListedPractitioner
  /** Below the name. */
  about: string
}

export function PractitionerCard({ practitioner, about }: PractitionerCardProps) {
  const { t, language } = useTranslation('directory')
  const { t: reference } = useTranslation('reference')
  const { name, first_name, last_name, organisation_name: practice } = practitioner
  const person = `${first_name} ${last_name}`
  const ways = [
    practitioner.is_in_person && (practitioner.place || t('meeting.in-person')),
    practitioner.is_online && t('meeting.online'),
  ].filter(Boolean)
  return (
    <li className="relative flex min-w-0 flex-col rounded-card border border-line bg-surface p-4.5 hover:border-field">
      <div className="flex items-start gap-3.5">
        {practitioner.logo ? (
          <Image
            src={storeImagePath(practitioner.logo, 200)}
            alt=""
            failedAlt={t('shop:image-failed')}
            width={52}
            height={52}
            loading="lazy"
            className="size-13 flex-none rounded-badge border border-line bg-white object-contain"
          />
        ) : (
          <Avatar first_name={first_name} last_name={last_name} size={52} />
        )}
        <div className="min-w-0">
          <h2 className="serif text-product font-medium wrap-anywhere">
            <ShopLink to={`/practitioners/${name}`} className="after:absolute after:inset-0 hover:underline">
              {practice || person}
            </ShopLink>
          </h2>
          <p className="text-small text-ink-2">{about}</p>
        </div>
      </div>
      <p className="mt-3 line-clamp-2" lang={otherLang(practitioner.language, language)}>
        {practitioner.title}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-2">
        <Icon name="pin" size={16} />
        {ways.join(' · ')}
      </p>
      {practitioner.topics.length > 0 && (
        <p className="mt-1 text-small text-ink-2">
          {commaList(
            practitioner.topics.slice(0, topicsShown).map((topic) => reference(`topics.${topic}`)),
            language,
          )}
        </p>
      )}
      {practitioner.is_certified && (
        <p className="mt-auto pt-3.5">
          <Badge tone="good">{t('certified')}</Badge>
        </p>
      )}
    </li>
  )
}
