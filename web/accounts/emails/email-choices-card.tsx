import { useState } from 'react'
import { emailChoicePaths } from '#contract/email-choice-paths.ts'
import type { EmailChoice, EmailChoices } from '#contract/email-choices.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Card, WaitingCard } from '../../ui/card.tsx'
import { EmailSwitches } from './email-switches.tsx'

/** Which emails a user gets. */
export function EmailChoicesCard() {
  const { t } = useTranslation('emails')
  const answer = useAccountData<EmailChoices>(emailChoicePaths.own)
  const [choosing, setChoosing] = useState<EmailChoice>()

  async function choose(choice: EmailChoice) {
    if (choosing) return
    setChoosing(choice)
    try {
      const chosen = await callAccount<EmailChoices>(emailChoicePaths.own, { method: 'PUT', body: choice })
      await answer.mutate(chosen, { revalidate: false })
    } catch (error) {
      toast('error', errorText(error, t))
    } finally {
      setChoosing(undefined)
    }
  }

  return (
    <Loaded answer={answer} waiting={<WaitingCard height="h-60" />}>
      {({ data }) => (
        <Card title={t('title')}>
          <p className="mt-1.5 mb-3 max-w-[68ch] text-ink-2">{t('text')}</p>
          <EmailSwitches choices={data} choosing={choosing} onChoose={(choice) => void choose(choice)} />
        </Card>
      )}
    </Loaded>
  )
}
