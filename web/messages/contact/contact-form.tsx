import { useEffect, useRef, useState } from 'react'
import type { MessageAnswer } from '#contract/accounts.ts'
import { messagePaths } from '#contract/message-paths.ts'
import type { NewMessage } from '#contract/messages.ts'
import { emailProblem } from '#domain/accounts/email.ts'
import type { Language } from '#domain/languages.ts'
import { isAnswered } from '../../platform/attempt.ts'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { LeaveWarning } from '../../platform/leave-warning.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { callOptional } from '../../platform/session/call-optional.ts'
import { useSession } from '../../platform/session/session.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { type MessageDraft, MessageFields, PrivacyNote } from './message-fields.tsx'
import { useFormToken } from './use-form-token.ts'

/** Writes to the shop; the answer comes by email. */
export function ContactForm() {
  const [confirmation, setConfirmation] = useState<string>()
  const box = useFocusKept<HTMLDivElement>(confirmation === undefined ? 'form' : 'confirmation')
  return (
    <div ref={box}>
      {confirmation === undefined ? (
        <MessageForm onSent={setConfirmation} />
      ) : (
        <Sent confirmation={confirmation} onAnother={() => setConfirmation(undefined)} />
      )}
    </div>
  )
}

function MessageForm({ onSent }: { onSent(confirmation: string): void }) {
  const { t, language } = useTranslation('messages')
  const { state, user } = useSession()
  const isSignedIn = state === 'loggedin'
  const languagePath = useLanguagePath()
  const form = useFormToken(language)
  const { field, submit, busy, problem, setValue, watch, register } = useShopForm<MessageDraft>({
    defaultValues: emptyDraft(language),
    check: ({ topic, message, name, email }) => ({
      topic: topic === '' && 'required',
      message: message.trim() === '' && 'required',
      ...(!isSignedIn && {
        name: name.trim() === '' && 'required',
        email: emailProblem(email),
      }),
    }),
  })

  // The server renders the page without it.
  useEffect(() => {
    const order = new URLSearchParams(location.search).get('order')
    if (!order) return
    setValue('order_number', order.slice(0, 20))
    setValue('topic', 'order')
  }, [setValue])

  const send = submit(async ({ topic, name, email, ...draft }) => {
    const sender = isSignedIn ? {} : { name: name.trim(), email: email.trim() }
    const message = { ...draft, ...sender, topic: topic || 'other' } as const
    const body: NewMessage = { ...message, token: await form.tokenFor(message) }
    try {
      const answer = await callOptional<MessageAnswer>(messagePaths.send, { method: 'POST', body, language })
      onSent(answer.message)
    } catch (error) {
      if (isAnswered(error)) form.forget()
      throw error
    }
  })

  // What is typed while the message is sent would be lost: the confirmation replaces the form.
  const sent = busy ? { readOnly: true } : {}
  const text = (name: keyof MessageDraft) => ({ ...field(name), ...sent })
  const choice = (name: keyof MessageDraft) => ({ ...text(name), value: watch(name) })
  // In the order in which they are shown: of the invalid fields, the first that was registered gets the focus.
  const fields = {
    topic: choice('topic'),
    order_number: choice('order_number'),
    message: text('message'),
  }
  const sender = isSignedIn ? undefined : { name: text('name'), email: text('email') }
  const rest = { language: choice('language'), website: register('website') }
  return (
    <form
      method="post"
      // Without scripts.
      action={languagePath('/contact/write')}
      noValidate
      onSubmit={send}
      className="grid max-w-140 grid-cols-1 gap-4.5"
    >
      <LeaveWarning active={watch('message').trim() !== ''} />
      <MessageFields fields={{ ...fields, ...rest }} sender={sender} email={user?.email} />
      <FormProblem>{problem}</FormProblem>
      <PrivacyNote />
      <SubmitButton busy={busy} className="btn-primary justify-self-start">
        {t('contact.send')}
      </SubmitButton>
    </form>
  )
}

function emptyDraft(language: Language): MessageDraft {
  return { topic: '', order_number: '', message: '', name: '', email: '', language, website: '' }
}

function Sent({ confirmation, onAnother }: { confirmation: string; onAnother(): void }) {
  const { t } = useTranslation('messages')
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="max-w-140">
      <p ref={box} tabIndex={-1} className="rounded-control bg-tint px-4 py-3 text-bottle">
        {confirmation}
      </p>
      <button type="button" className="btn btn-outline mt-4" onClick={onAnother}>
        {t('contact.another')}
      </button>
    </div>
  )
}
