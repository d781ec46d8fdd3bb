import { useEffect, useRef, useState } from 'react'
import type { MessageAnswer } from '#contract/accounts.ts'
import { messagePaths } from '#contract/message-paths.ts'
import type { NewMessage } from '#contract/messages.ts'
import { emailMaximum, isEmail } from '#domain/accounts/email.ts'
import { type Language, languageNames, languages } from '#domain/languages.ts'
import {
  type ContactTopic,
  contactNameMaximum,
  contactTextMaximum,
  contactTopics,
} from '#domain/messages/contact-form.ts'
import { isAnswered } from '../../platform/attempt.ts'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { callOptional } from '../../platform/session/call-optional.ts'
import { useSession } from '../../platform/session/session.ts'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { OrderField } from './order-field.tsx'
import { useFormToken } from './use-form-token.ts'

type Draft = Record<'order_number' | 'message' | 'name' | 'email' | 'website', string> & {
  topic: ContactTopic | ''
  language: Language
}

/** Writes to the shop; the answer comes by email. */
export function ContactForm() {
  const [told, setTold] = useState<string>()
  return told === undefined ? (
    <MessageForm onSent={setTold} />
  ) : (
    <Sent told={told} onAnother={() => setTold(undefined)} />
  )
}

function MessageForm({ onSent }: { onSent(told: string): void }) {
  const { t, language } = useTranslation('messages')
  const { state, user } = useSession()
  const isSignedIn = state === 'loggedin'
  const form = useFormToken(language)
  const { field, submit, busy, problem, setValue, watch, register } = useShopForm<Draft>({
    defaultValues: emptyDraft(language),
    check: ({ topic, message, name, email }) => ({
      topic: topic === '' && 'required',
      message: message.trim() === '' && 'required',
      ...(!isSignedIn && {
        name: name.trim() === '' && 'required',
        email: email.trim() ? !isEmail(email.trim()) && 'email' : 'required',
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
    const body: NewMessage = { ...draft, ...sender, topic: topic || 'other', token: await form.tokenNow() }
    try {
      const answer = await callOptional<MessageAnswer>(messagePaths.send, { method: 'POST', body, language })
      onSent(answer.message)
    } catch (error) {
      if (isAnswered(error)) form.forget()
      throw error
    }
  })

  // In the order in which they are shown: of the invalid fields, the first that was registered gets the focus.
  const [topic, orderNumber] = [field('topic'), field('order_number')]
  const { correct: _, error: messageError, ...message } = field('message')
  return (
    <form method="post" noValidate onSubmit={send} className="grid max-w-140 grid-cols-1 gap-4.5">
      <SelectField
        {...topic}
        value={watch('topic')}
        label={t('contact.topic')}
        placeholder={t('contact.choose')}
        options={contactTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
      />
      <OrderField {...orderNumber} value={watch('order_number')} isSignedIn={isSignedIn} />
      <Field label={t('contact.message')} hint={t('contact.message-hint')} error={messageError}>
        {(control) => <TextArea rows={7} maxLength={contactTextMaximum} {...message} {...control} />}
      </Field>
      {isSignedIn ? (
        <p className="text-ink-2">{user && t('contact.answer-to', { email: user.email })}</p>
      ) : (
        <div className="grid grid-cols-1 gap-4.5 md:grid-cols-2">
          <TextField
            {...field('name')}
            label={t('contact.name')}
            autoComplete="name"
            maxLength={contactNameMaximum}
          />
          <TextField
            {...field('email')}
            label={t('contact.email')}
            type="email"
            autoComplete="email"
            maxLength={emailMaximum}
          />
        </div>
      )}
      <SelectField
        {...field('language')}
        label={t('contact.language')}
        placeholder={t('contact.choose')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      {/* Programs fill in every field; people neither see nor reach this one. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {t('contact.website')}
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </div>
      <FormProblem>{problem}</FormProblem>
      <p className="text-small text-ink-2">
        {t('contact.privacy')}{' '}
        <ShopLink to="/privacy" className="link">
          {t('shop:footer.privacy')}
        </ShopLink>
      </p>
      <SubmitButton busy={busy} className="btn-primary justify-self-start">
        {t('contact.send')}
      </SubmitButton>
    </form>
  )
}

function emptyDraft(language: Language): Draft {
  return { topic: '', order_number: '', message: '', name: '', email: '', language, website: '' }
}

function Sent({ told, onAnother }: { told: string; onAnother(): void }) {
  const { t } = useTranslation('messages')
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="max-w-140">
      <p ref={box} tabIndex={-1} role="status" className="rounded-control bg-tint px-4 py-3 text-bottle">
        {told}
      </p>
      <button type="button" className="btn btn-outline mt-4" onClick={onAnother}>
        {t('contact.another')}
      </button>
    </div>
  )
}
