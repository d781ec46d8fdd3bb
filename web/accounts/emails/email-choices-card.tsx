import { emailChoicePaths } from '#contract/email-choice-paths.ts'
import type { EmailChoices } from '#contract/email-choices.ts'
import type { EmailKind } from '#domain/accounts/email-kinds.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { useSwitches } from '../../platform/use-switches.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { Card, WaitingCard } from '../../ui/card.tsx'
import { EmailSwitches } from './email-switches.tsx'

/** Which emails a user gets. */
export function EmailChoicesCard() {
  const { t } = useTranslation('emails')
  const answer = useAccountData<EmailChoices>(emailChoicePaths.own)
  const { chosen, problem, choose } = useSwitches<EmailKind>(async (kind, isOn) => {
    const body = { kind, is_on: isOn }
    const saved = await callAccount<EmailChoices>(emailChoicePaths.own, { method: 'PUT', body })
    await answer.mutate(saved, { revalidate: false })
  })

  return (
    <Loaded answer={answer} waiting={<WaitingCard height="h-60" />}>
      {({ data }) => (
        <Card title={t('title')}>
          <p className="mt-1.5 mb-3 max-w-[68ch] text-ink-2">{t('text')}</p>
          <EmailSwitches choices={data} chosen={chosen} onChoose={choose} />
          <ActionProblem className="mt-2">{problem}</ActionProblem>
        </Card>
      )}
    </Loaded>
  )
}
