import type { ClientRecord } from '#contract/practice.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { fullDate } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { cardSheet } from '../../ui/card.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

/** The page of a client who withdrew their consent, until everything is erased. */
export function HiddenClient({ client }: { client: ClientRecord }) {
  const { t, language } = useTranslation('consent')
  const { erased_at: erasedAt } = client.consent
  const name = personName(client)
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <div className={`${cardSheet} mt-5`}>
        <h2 className="text-h3 font-medium">{t('hidden.title', { name })}</h2>
        <p className="mt-1.5 max-w-[68ch] text-ink-2">
          {t('hidden.text', { date: erasedAt ? fullDate(erasedAt, language) : '' })}
        </p>
        <ShopLink to="/account/practitioner/clients" className="btn btn-plain mt-4">
          {t('attest.clients')}
        </ShopLink>
      </div>
    </>
  )
}
