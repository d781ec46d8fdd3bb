import type { ReactNode } from 'react'
import { commaList } from '#domain/languages.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { OwnText } from './own-text.tsx'
import type { StoreView } from './store-view.ts'

export function ContactDetails({ view }: { view: StoreView }) {
  const { t, language } = useTranslation('storefront')
  const { address, phone, email, description } = view.contact
  return (
    <section>
      <h2 className="text-h2">{t(view.type === 'clinic' ? 'page.contact-clinic' : 'page.contact')}</h2>
      {description && (
        <div lang={view.lang} className="mt-3 text-ink-2">
          <OwnText text={description} />
        </div>
      )}
      <ul className="mt-3.5">
        {address && (
          <Detail icon="pin" label={t('page.address')}>
            <span className="whitespace-pre-line">{address}</span>
          </Detail>
        )}
        {phone && (
          <Detail icon="phone" label={t('page.phone')}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="hover:underline">
              {phone}
            </a>
          </Detail>
        )}
        {email && (
          <Detail icon="mail" label={t('page.email')}>
            <a href={`mailto:${email}`} className="hover:underline">
              {email}
            </a>
          </Detail>
        )}
        {view.spoken.length > 0 && (
          <Detail icon="globe" label={t('page.languages')}>
            {commaList(view.spoken, language)}
          </Detail>
        )}
      </ul>
    </section>
  )
}

type DetailProps = { icon: IconName; label: string; children: ReactNode }

function Detail({ icon, label, children }: DetailProps) {
  return (
    <li className="flex items-start gap-2.5 border-b border-line py-2.25">
      <span className="pt-0.5 text-(--store-text)">
        <Icon name={icon} size={20} />
      </span>
      <span className="visually-hidden">{label}:</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
