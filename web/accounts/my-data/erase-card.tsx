import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { accountPaths } from '#contract/account-paths.ts'
import { retentionYears } from '#domain/orders/retention.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { languagePath } from '../../platform/links.tsx'
import { callAccount, logout } from '../../platform/session/session.ts'
import { useShop } from '../../platform/shop-context.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ProofForm, type ProofInput } from '../security/proof-form.tsx'

/** Explains what is deleted and what is kept, asks for proof of identity, and asks for confirmation. */
export function EraseCard() {
  const { t } = useTranslation('account')
  const { region } = useShop()
  const [isOpen, setOpen] = useState(false)
  const { ask, answer } = useQuestion()
  const erase = useErasure()
  return (
    <Card title={t('erase.title')}>
      <p className="mt-1.5 max-w-[68ch] text-ink-2">{t('erase.text')}</p>
      <p className="mt-1.5 max-w-[68ch] text-ink-2">{t('erase.unpaid')}</p>
      <h3 className="mt-4 font-sans text-label font-semibold">{t('erase.stays-title')}</h3>
      <ul className="mt-1 list-disc pl-5 text-ink-2">
        <li>{t('erase.stays-records', { years: retentionYears[region] })}</li>
        <li>{t('erase.stays-audit')}</li>
      </ul>
      {isOpen ? (
        <ProofForm
          submitLabel={t('erase.continue')}
          danger
          onProof={async (proof) => {
            if (await ask()) await erase(proof)
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <button type="button" className="btn btn-danger mt-5" onClick={() => setOpen(true)}>
          {t('erase.begin')}
        </button>
      )}
      {answer && (
        <ConfirmDialog
          title={t('erase.sure')}
          keepLabel={t('erase.keep')}
          confirmLabel={t('erase.confirm')}
          onKeep={() => answer(false)}
          onConfirm={() => answer(true)}
        >
          <p>{t('erase.sure-text')}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

/** `ask` resolves with what is given to `answer`, which exists while the question is asked. */
function useQuestion() {
  const [answer, setAnswer] = useState<(isYes: boolean) => void>()
  const ask = () =>
    new Promise<boolean>((resolve) => {
      setAnswer(() => (isYes: boolean) => {
        setAnswer(undefined)
        resolve(isYes)
      })
    })
  return { ask, answer }
}

function useErasure() {
  const { language } = useTranslation('account')
  const navigate = useNavigate()
  const isErased = useRef(false)
  // Only after leaving this page, which would redirect a visitor to the login.
  useEffect(() => () => void (isErased.current && logout()), [])
  return async (proof: ProofInput) => {
    await callAccount(accountPaths.user, { method: 'DELETE', body: proof })
    isErased.current = true
    await navigate(languagePath(language, '/account/goodbye'), { replace: true })
  }
}
