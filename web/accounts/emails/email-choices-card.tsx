import { useState } from 'react'
import { emailChoicePaths } from '#contract/email-choice-paths.ts'
import type { EmailChoice, EmailChoices } from '#contract/email-choices.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { Card, WaitingCard } from '../../ui/card.tsx'
import { EmailSwitches } from './email-switches.tsx'

/** Which emails a user gets. */
export function EmailChoicesCard() {
  const { t } = useTranslation('emails')
  const answer = useAccountData<EmailChoices>(emailChoicePaths.own)
  const [choosing, setChoosing] = useState<EmailChoice>()
  const { problem, run } = useAction()

  async function choose(choice: EmailChoice) {
    if (choosing) return
    setChoosing(choice)
    await run(async () => {
      const chosen = await callAccount<EmailChoices>(emailChoicePaths.own, { method: 'PUT', body: choice })
      await answer.mutate(chosen, { revalidate: false })
    })
    setChoosing(undefined)
  }

  return (
    <Loaded answer={answer} waiting={<WaitingCard height="h-60" />}>
      {({ data }) => (
        <Card title={t('title')}>
          <p className="mt-1.5 mb-3 max-w-[68ch] text-ink-2">{t('text')}</p>
          <EmailSwitches choices={data} choosing={choosing} onChoose={(choice) => void choose(choice)} />
          <ActionProblem className="mt-2">{problem}</ActionProblem>
        </Card>
      )}
    </Loaded>
  )
}
