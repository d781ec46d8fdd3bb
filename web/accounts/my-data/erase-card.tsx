import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { accountPaths } from '#contract/account-paths.ts'
import type { OpenCommission } from '#contract/commission.ts'
import { commissionPaths } from '#contract/commission-paths.ts'
import { retentionYears } from '#domain/orders/retention.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { languagePath } from '../../platform/links.tsx'
import { reloadAccountData, useAccountData } from '../../platform/session/account-data.ts'
import { endLocalSession } from '../../platform/session/end-local-session.ts'
import { callAccount } from '../../platform/session/session.ts'
import { useShop } from '../../platform/shop-context.tsx'
import { Card } from '../../ui/card.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { ProofForm, type ProofInput } from '../security/proof-form.tsx'
import { CommissionText, EraseDialog } from './erase-dialog.tsx'

/** Explains what is deleted, lost and kept, asks for proof of identity, and asks for confirmation. */
export function EraseCard() {
  const { t } = useTranslation('account')
  const { region } = useShop()
  const [isOpen, setOpen] = useState(false)
  const { data } = useAccountData<OpenCommission>(commissionPaths.open)
  const commission = data && data.total > 0 ? data : undefined
  const { ask, answer } = useQuestion()
  const erase = useErasure()
  const box = useFocusKept<HTMLDivElement>(isOpen ? 'form' : 'button')
  return (
    <Card title={t('erase.title')}>
      <p className="mt-1.5 max-w-[68ch] text-ink-2">{t('erase.text')}</p>
      <p className="mt-1.5 max-w-[68ch] text-ink-2">{t('erase.unpaid')}</p>
      {commission && <CommissionText commission={commission} />}
      <h3 className="mt-4 font-sans text-label font-semibold">{t('erase.stays-title')}</h3>
      <ul className="mt-1 list-disc pl-5 text-ink-2">
        <li>{t('erase.stays-records', { years: retentionYears[region] })}</li>
        <li>{t('erase.stays-audit')}</li>
      </ul>
      <div ref={box}>
        {isOpen ? (
          <ProofForm
            submitLabel={t('erase.continue')}
            danger
            onProof={async (proof) => {
              const answered = await ask()
              if (answered) await erase(proof, answered.givenUp)
            }}
            onCancel={() => setOpen(false)}
          />
        ) : (
          <button type="button" className="btn btn-danger mt-5" onClick={() => setOpen(true)}>
            {t('erase.begin')}
          </button>
        )}
      </div>
      {answer && (
        <EraseDialog
          commission={commission}
          onKeep={() => answer(undefined)}
          onErase={(givenUp) => answer({ givenUp })}
        />
      )}
    </Card>
  )
}

/** Undefined: the account is kept. */
type Answer = { givenUp: number | undefined } | undefined

/** `ask` resolves with what is given to `answer`, which exists while the question is asked. */
function useQuestion() {
  const [answer, setAnswer] = useState<(answered: Answer) => void>()
  const ask = () =>
    new Promise<Answer>((resolve) => {
      setAnswer(() => (answered: Answer) => {
        setAnswer(undefined)
        resolve(answered)
      })
    })
  return { ask, answer }
}

function useErasure() {
  const { language } = useTranslation('account')
  const navigate = useNavigate()
  const isErased = useRef(false)
  // Only after leaving this page, which would redirect a visitor to the login.
  useEffect(() => () => void (isErased.current && endLocalSession()), [])
  return async (proof: ProofInput, givenUp: number | undefined) => {
    const body = { ...proof, ...(givenUp !== undefined && { commission_given_up: givenUp }) }
    try {
      await callAccount(accountPaths.user, { method: 'DELETE', body })
    } catch (error) {
      // It may have changed since it was shown.
      void reloadAccountData(commissionPaths.open)
      throw error
    }
    isErased.current = true
    await navigate(languagePath(language, '/account/goodbye'), { replace: true })
  }
}
