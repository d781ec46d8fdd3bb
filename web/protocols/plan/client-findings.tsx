import type { ClientCheck, ClientFinding } from '#domain/protocols/client-check.ts'
import { hasFindings } from '#domain/protocols/client-check.ts'
import type { Against } from '#domain/reference/interactions.ts'
import type { Translate } from '#domain/translation.ts'
import { formatDate, listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { stageWords } from './check-words.ts'

/** What in the plan does not go with the client's allergies, state, age or medicines. */
export function ClientFindings({ check }: { check: ClientCheck }) {
  const words = useTranslation('health')
  const { t, language } = words
  const { allergens, findings, stages } = check
  return (
    <div className="mb-3 grid gap-2">
      <p className="text-small text-ink-2">{t('check.group', { group: stageWords(words, stages) })}</p>
      {allergens.map(({ allergen, from }) => (
        <Finding
          key={allergen}
          isGrave
          title={t('check.allergen', { allergen: t(`products:allergens.${allergen}`) })}
          text={t('check.contained-in', { products: listText(from, language) })}
        />
      ))}
      {findings.map((finding) => (
        <Interaction key={`${finding.name} ${finding.source} ${finding.advice}`} finding={finding} />
      ))}
      {!hasFindings(check) && (
        <p className="flex items-center gap-2 text-small text-ink-2">
          <Icon name="check" size={18} />
          {t('check.nothing-found')}
        </p>
      )}
    </div>
  )
}

const graveAdvice: readonly ClientFinding['advice'][] = ['not-recommended', 'changes-effect']

function Interaction({ finding }: { finding: ClientFinding }) {
  const { t, language } = useTranslation('health')
  const { name, against, advice, from, authority, source, asOf, verified } = finding
  return (
    <Finding
      isGrave={verified && graveAdvice.includes(advice)}
      title={t('check.finding', {
        name,
        against: listText(
          against.map((one) => againstWords(t, one)),
          language,
        ),
      })}
      text={`${t(`advice.${advice}`, { authority })} ${t('check.contained-in', { products: listText(from, language) })}`}
      source={
        <>
          <span lang="en">{source}</span>, {t('plan:check.read-on', { date: formatDate(asOf, language) })}
          {!verified && <> ({t('plan:check.limit.unchecked')})</>}
        </>
      }
    />
  )
}

function againstWords(t: Translate, against: Against): string {
  if (typeof against === 'object') return t('health:against.under', { age: against.under })
  if (against === 'any' || against === 'pregnant' || against === 'breastfeeding')
    return t(`health:against.${against}`)
  return t(`health:medicines.${against}`)
}

type FindingProps = { isGrave: boolean; title: string; text: string; source?: React.ReactNode }

function Finding({ isGrave, title, text, source }: FindingProps) {
  return (
    <div
      className={`flex gap-3 rounded-control px-3.5 py-3 leading-5 ${isGrave ? 'bg-madder-soft text-madder' : 'bg-amber-soft text-amber'}`}
    >
      <Icon name="warning" size={21} />
      <div className="min-w-0 wrap-anywhere">
        <b className="block font-semibold first-letter:uppercase">{title}</b>
        <p className="text-[13px]">{text}</p>
        {source && <p className="mt-1 text-micro text-ink-2">{source}</p>}
      </div>
    </div>
  )
}
