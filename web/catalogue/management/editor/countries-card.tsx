import { useState } from 'react'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { FoundRule, ProductCountries, ProductCountry } from '#contract/product-countries.ts'
import type { DecidedState } from '#domain/catalogue/restrictions/country-states.ts'
import { sinceText } from '#domain/catalogue/restrictions/since-text.ts'
import { countryName } from '#domain/country-name.ts'
import { timestampText } from '../../../platform/dates.ts'
import { formatAmount, listText } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../../platform/session/account-data.ts'
import { Loaded } from '../../../platform/session/loaded.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CountryForm } from './country-form.tsx'
import { type CountryGroup, groupCountries } from './country-groups.ts'
import { useEditing } from './editing.ts'

const tones: Record<DecidedState, BadgeTone> = { allowed: 'good', notified: 'info', blocked: 'refused' }

/** Where the product may be sold, why, and what an admin decided. */
export function CountriesCard() {
  const { t } = useTranslation('restrictions')
  const { product } = useEditing()
  const countries = useAccountData<ProductCountries>(adminProductPaths.countries(product.id))
  return (
    <Card title={t('admin.title')}>
      <Loaded answer={countries}>{({ data }) => <Groups rows={data} />}</Loaded>
    </Card>
  )
}

function Groups({ rows }: { rows: readonly ProductCountry[] }) {
  const [deciding, setDeciding] = useState<CountryGroup>()
  const groups = groupCountries(rows)
  return (
    <>
      <ul className="mt-2 divide-y divide-line">
        {groups.map((group) => (
          <li key={group.countries[0]} className="py-3 last:pb-0">
            <Group group={group} isOnly={groups.length === 1} onDecide={() => setDeciding(group)} />
          </li>
        ))}
      </ul>
      {deciding && <CountryForm group={deciding} rows={rows} onClose={() => setDeciding(undefined)} />}
    </>
  )
}

type GroupProps = { group: CountryGroup; isOnly: boolean; onDecide(): void }

function Group({ group, isOnly, onDecide }: GroupProps) {
  const { t, language } = useTranslation('restrictions')
  const { countries, state, is_open: isOpen, rules, decision } = group
  const names = countries.map((code) => countryName(code, language) ?? code)
  const title = isOnly ? t('admin.all-countries') : listText(names.sort(), language)
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-[1_1_24ch]">
        <h3 className="font-sans text-body font-semibold normal-nums wrap-anywhere">{title}</h3>
        <p className="mt-1 flex flex-wrap gap-1.5">
          <Badge tone={tones[state]}>{t(`admin.state.${state}`)}</Badge>
          {isOpen && <Badge tone="waiting">{t('admin.open')}</Badge>}
        </p>
        {decision && <Decided decision={decision} />}
        {rules.length > 0 && (
          <ul className="mt-2 grid gap-2">
            {rules.map((rule) => (
              <li key={rule.key}>
                <Rule rule={rule} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" className="btn btn-plain btn-dense" onClick={onDecide}>
        {t(isOpen ? 'admin.decide' : 'admin.change')}
        <span className="visually-hidden"> {title}</span>
      </button>
    </div>
  )
}

function Decided({ decision }: { decision: NonNullable<ProductCountry['decision']> }) {
  const { t, language } = useTranslation('restrictions')
  const { reason, number, note, source, since, by: who, at } = decision
  const time = timestampText(at, new Date(), language)
  const said = [
    reason && t(`admin.why.${reason}`),
    number && t('admin.number', { number }),
    since && t('admin.since-day', { day: sinceText(since, language) }),
    source && t('admin.source', { source }),
    note,
  ].filter(Boolean)
  return (
    <div className="mt-1.5 text-small text-ink-2">
      {said.map((text) => (
        <p key={text} className="wrap-anywhere">
          {text}
        </p>
      ))}
      <p>{who ? t('admin.decided', { who, time }) : t('admin.decided-then', { time })}</p>
    </div>
  )
}

/** Rules and sources are quoted in English. */
function Rule({ rule }: { rule: FoundRule }) {
  const { t, language } = useTranslation('restrictions')
  const { amount, since } = rule
  const unit = amount && t(`products:units.${amount.unit}`)
  return (
    <div className="border-l-2 border-line-2 pl-3 text-small">
      <p>
        <b className="font-semibold">{rule.substance}</b>
        {amount && unit && ` (${formatAmount(amount.value, unit, language)})`}:{' '}
        <span lang="en">{rule.rule}</span>
      </p>
      <p className={`flex items-start gap-1.5 ${rule.blocks ? 'text-madder' : 'text-amber'}`}>
        <span className="mt-0.5">
          <Icon name={rule.blocks ? 'warning' : 'info'} size={16} />
        </span>
        {t(`admin.verdict.${rule.blocks ? 'blocks' : 'asks'}`)}
        {!rule.verified && ` ${t('admin.not-checked')}`}
      </p>
      <p className="text-ink-2 wrap-anywhere" lang="en">
        {rule.source}
      </p>
      {rule.note && (
        <p className="text-ink-2" lang="en">
          {rule.note}
        </p>
      )}
      {since && <p className="text-ink-2">{t('admin.since-day', { day: sinceText(since, language) })}</p>}
    </div>
  )
}
