import type { ClientHealth } from '#contract/client-health.ts'
import { commaList } from '#domain/languages.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'

type Check = ClientHealth['checks'][number]

/** What the plan check finds in each of the client's protocols. */
export function CheckList({ clientId, checks }: { clientId: number; checks: readonly Check[] }) {
  const { t } = useTranslation('health')
  return (
    <>
      <h3 className="mt-4 font-sans text-label font-semibold tracking-normal">{t('checks')}</h3>
      <ul className="[&>li+li]:border-t [&>li+li]:border-line">
        {checks.map((check) => (
          <CheckedProtocol key={check.protocol.id} clientId={clientId} check={check} />
        ))}
      </ul>
    </>
  )
}

function CheckedProtocol({ clientId, check }: { clientId: number; check: Check }) {
  const { t, language } = useTranslation('health')
  const { protocol, above, allergens, findings } = check
  const found = [...new Set([...above, ...findings])]
  const words = [...allergens.map((one) => t(`products:allergens.${one}`)), ...found]
  const isClear = words.length === 0
  return (
    <li className="flex gap-2.5 py-2.5">
      <span className={isClear ? 'text-leaf' : 'text-madder'}>
        <Icon name={isClear ? 'check' : 'warning'} size={18} />
      </span>
      <div className="min-w-0 wrap-anywhere">
        <ShopLink
          to={`/account/practitioner/protocols/${protocol.id}?client=${clientId}`}
          className="font-semibold hover:underline hover:underline-offset-3"
        >
          {protocol.name}
        </ShopLink>
        <p className="text-small text-ink-2">
          {isClear ? t('check.nothing-found') : t('check.look-at', { names: commaList(words, language) })}
        </p>
      </div>
    </li>
  )
}
