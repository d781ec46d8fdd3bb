import { useState } from 'react'
import { accountPaths } from '#contract/account-paths.ts'
import type { MessageAnswer } from '#contract/accounts.ts'
import { emailProblem } from '#domain/accounts/email.ts'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount, useSession } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Card } from '../../ui/card.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { fieldPairs } from '../account/layout.ts'

export function EmailCard() {
  const { t } = useTranslation('account')
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<string>()
  const box = useFocusKept<HTMLDivElement>(isOpen ? 'form' : 'address')
  return (
    <div ref={box}>
      <Card
        title={t('email.title')}
        end={
          !isOpen && (
            <button type="button" className="btn btn-plain" onClick={() => setOpen(true)}>
              {t('email.change')}
            </button>
          )
        }
      >
        <p className="-mt-1.5 break-all text-ink-2">{user?.email}</p>
        {asked && !isOpen && (
          <p role="status" className="mt-3 border-l-2 border-verbena pl-3">
            {t('email.asked', { email: asked })}
          </p>
        )}
        {isOpen && (
          <EmailForm
            onCancel={() => setOpen(false)}
            onAsked={(email) => {
              setAsked(email)
              setOpen(false)
            }}
          />
        )}
      </Card>
    </div>
  )
}

type EmailFormProps = { onCancel(): void; onAsked(email: string): void }

function EmailForm({ onCancel, onAsked }: EmailFormProps) {
  const { t } = useTranslation('account')
  const form = useShopForm<{ email: string; password: string }>({
    check: ({ email, password }) => ({
      email: emailProblem(email),
      password: !password && 'required',
    }),
    defaultValues: { email: '', password: '' },
  })
  const send = form.submit(async ({ email, password }) => {
    const body = { email: email.trim(), password }
    await callAccount<MessageAnswer>(accountPaths.email, { method: 'POST', body })
    toast('success', t('email.sent'))
    onAsked(body.email)
  })
  return (
    <form onSubmit={send} noValidate className="mt-4">
      <p className="text-small text-ink-2">{t('email.what-next')}</p>
      <div className={fieldPairs}>
        <TextField
          label={t('email.new')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          {...form.field('email')}
        />
        <PasswordField
          label={t('proof.password')}
          showLabel={t('proof.show-password')}
          autoComplete="current-password"
          {...form.field('password')}
        />
      </div>
      <div className="mt-4">
        <FormProblem>{form.problem}</FormProblem>
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-plain" onClick={onCancel}>
          {t('cancel')}
        </button>
        <SubmitButton busy={form.busy}>{t('email.send')}</SubmitButton>
      </div>
    </form>
  )
}
