import type { Remindable } from '#contract/renewals.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { languageName } from '#domain/language-name.ts'
import { commaList } from '#domain/languages.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { leftText } from '../renewal-words.ts'
import type { Results } from './sending.ts'

type RecipientListProps = { recipients: readonly Remindable[]; results: Results; isBusy: boolean }

export function RecipientList({ recipients, results, isBusy }: RecipientListProps) {
  const { t } = useTranslation('renewals')
  return (
    <section
      aria-label={t('all.recipients')}
      // A scrolling region has to be reachable with the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      className="max-h-56 overflow-y-auto rounded-control border border-line-2 px-3.5"
    >
      <ul className="[&>li+li]:border-t [&>li+li]:border-line">
        {recipients.map((recipient) => (
          <li key={recipient.id} className="flex items-start justify-between gap-3 py-2 text-small">
            <Recipient recipient={recipient} />
            <Result result={results.get(recipient.id)} isBusy={isBusy} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Recipient({ recipient: { client, protocol, days, language } }: { recipient: Remindable }) {
  const words = useTranslation('renewals')
  const about = [
    protocol.name,
    days === null ? '' : leftText(words, days),
    languageName(language, words.language),
  ]
  return (
    <span className="min-w-0 wrap-anywhere">
      <b className="block font-semibold">{personName(client)}</b>
      <span className="text-ink-3">{commaList(about, words.language)}</span>
    </span>
  )
}

type ResultProps = {
  result: Results extends ReadonlyMap<number, infer One> ? One | undefined : never
  isBusy: boolean
}

function Result({ result, isBusy }: ResultProps) {
  const { t } = useTranslation('renewals')
  if (result === undefined) return isBusy && <span className="flex-none text-ink-3">{t('all.waiting')}</span>
  if (result === null)
    return (
      <span className="flex flex-none items-center gap-1 font-semibold text-leaf">
        <Icon name="check" size={16} />
        {t('all.done')}
      </span>
    )
  return <span className="max-w-[50%] text-end text-madder">{t(`problems:${result}`)}</span>
}
