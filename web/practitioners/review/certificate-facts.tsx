import { useEffect, useRef } from 'react'
import { authPaths } from '#contract/account-paths.ts'
import type { RegistrationOptions } from '#contract/accounts.ts'
import type { AdminCertificate } from '#contract/admin.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { timestampText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { useOptionNames } from './option-names.ts'

type CertificateFactsProps = {
  certificate: AdminCertificate
  /** Opened by the decision on the previous certificate, whose button is gone. */
  takesFocus: boolean
}

export function CertificateFacts({ certificate: { practitioner }, takesFocus }: CertificateFactsProps) {
  const { t, language } = useTranslation('admin')
  const nameOf = useOptionNames()
  const { data: options } = useAccountData<RegistrationOptions>(authPaths.registrationOptions)
  const heading = useRef<HTMLHeadingElement>(null)
  const country = options?.countries.find(({ iso2 }) => iso2 === practitioner.country)?.name
  const facts = [
    ['profession', nameOf('health_professions', practitioner.health_profession)],
    ['expertise', nameOf('expertise_levels', practitioner.expertise_level)],
    [
      'organisation',
      [nameOf('organisation_types', practitioner.organisation_type), practitioner.organisation_name],
    ],
    ['country', country ?? practitioner.country],
    ['registered', timestampText(practitioner.registered_at, new Date(), language)],
  ] as const

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar {...practitioner} size={44} />
        <div className="min-w-0 leading-5">
          <h2 ref={heading} tabIndex={-1} className="font-sans font-semibold break-words">
            <ShopLink to={`/admin/users/${practitioner.id}`} className="hover:underline">
              {personName(practitioner)}
            </ShopLink>
          </h2>
          <p className="text-small break-all text-ink-2">{practitioner.email}</p>
        </div>
      </div>
      <FactList
        className="mt-4"
        facts={facts.map(([fact, value]) => ({
          name: t(`certificates.facts.${fact}`),
          value: Array.isArray(value)
            ? value.filter(Boolean).map((line) => <div key={line}>{line}</div>)
            : value,
        }))}
      />
    </>
  )
}
