import { emailMaximum } from '#domain/accounts/email.ts'
import { type Language, languageNames, languages } from '#domain/languages.ts'
import {
  type ContactTopic,
  contactNameMaximum,
  contactTextMaximum,
  contactTopics,
} from '#domain/messages/contact-form.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { listOf } from './list-of.ts'
import { OrderField } from './order-field.tsx'

/** What the form sends, before it is checked. */
export type MessageDraft = Record<'order_number' | 'message' | 'name' | 'email' | 'website', string> & {
  topic: ContactTopic | ''
  language: Language
}

/** The props of a field in web/ui/form, whether the browser or the server checks it. */
export type MessageControl = {
  name: string
  value?: string
  defaultValue?: string
  error?: string | undefined
  correct?: boolean
  /** What it says is being sent. */
  readOnly?: boolean
  ref?: (control: unknown) => void
  onChange?: (event: { target: unknown; type?: unknown }) => unknown
  onBlur?: (event: { target: unknown; type?: unknown }) => unknown
}

type MessageFieldsProps = {
  fields: Record<Exclude<keyof MessageDraft, 'name' | 'email'>, MessageControl>
  /** Absent for the signed in, whose name and address the shop knows. */
  sender: Record<'name' | 'email', MessageControl> | undefined
  /** The address of somebody who is signed in. */
  email?: string | undefined
}

/** What somebody writes to the shop, and how the answer reaches them. */
export function MessageFields({ fields, sender, email }: MessageFieldsProps) {
  const { t } = useTranslation('messages')
  const { error: messageError, correct: _, ...message } = fields.message
  const { error: _error, correct: _correct, ...website } = fields.website
  return (
    <>
      <SelectField
        {...listOf(fields.topic)}
        label={t('contact.topic')}
        placeholder={t('contact.choose')}
        options={contactTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
      />
      <OrderField {...fields.order_number} isSignedIn={!sender} />
      <Field label={t('contact.message')} hint={t('contact.message-hint')} error={messageError}>
        {(control) => <TextArea rows={7} maxLength={contactTextMaximum} {...message} {...control} />}
      </Field>
      {sender ? (
        <div className="grid grid-cols-1 gap-4.5 md:grid-cols-2">
          <TextField
            {...sender.name}
            label={t('contact.name')}
            autoComplete="name"
            maxLength={contactNameMaximum}
          />
          <TextField
            {...sender.email}
            label={t('contact.email')}
            type="email"
            autoComplete="email"
            maxLength={emailMaximum}
          />
        </div>
      ) : (
        <p className="text-ink-2">{email && t('contact.answer-to', { email })}</p>
      )}
      <SelectField
        {...listOf(fields.language)}
        label={t('contact.language')}
        placeholder={t('contact.choose')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      {/* Programs fill in every field; people neither see nor reach this one. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {t('contact.website')}
          <input type="text" tabIndex={-1} autoComplete="off" {...website} />
        </label>
      </div>
    </>
  )
}

export function PrivacyNote() {
  const { t } = useTranslation('messages')
  return (
    <p className="text-small text-ink-2">
      {t('contact.privacy')}{' '}
      <ShopLink to="/privacy" className="link">
        {t('shop:footer.privacy')}
      </ShopLink>
    </p>
  )
}
