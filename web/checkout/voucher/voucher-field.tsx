import { useState } from 'react'
import type { Quote } from '#contract/checkout.ts'
import { messageOf } from '#web/platform/error-text.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useFocusKept } from '#web/ui/use-focus-kept.ts'

type VoucherFieldProps = {
  /** Undefined until a voucher is given in the cart. */
  quote: Quote | undefined
  asked: string
  isAsking: boolean
  failure: Error | undefined
  onChange(code: string): void
}

export function VoucherField({ quote, asked, isAsking, failure, onChange }: VoucherFieldProps) {
  const { t } = useTranslation('checkout')
  const [code, setCode] = useState(asked)
  const [isOpen, setOpen] = useState(asked !== '')
  const used = quote?.price.voucher_code
  const refused = failure ? (messageOf(failure) ?? t('problem.no-price')) : quote?.voucher_problem?.message
  const problem = asked !== '' && !isAsking ? refused : undefined

  const box = useFocusKept<HTMLDivElement>(used ? 'used' : isOpen ? 'form' : 'way in')

  return (
    <div ref={box}>
      <p role="status" className="visually-hidden">
        {used ? t('voucher.used', { code: used }) : problem}
      </p>
      {used ? (
        <p className="mt-6 flex flex-wrap items-center gap-x-3">
          <span className="inline-flex items-center gap-2 font-semibold text-leaf">
            <Icon name="check" size={18} />
            {t('voucher.used', { code: used })}
          </span>
          <button
            type="button"
            className="link min-h-11"
            onClick={() => {
              setCode('')
              onChange('')
            }}
          >
            {t('voucher.remove')}
          </button>
        </p>
      ) : isOpen ? (
        <form
          className="mt-5.5 flex max-w-115 flex-wrap items-start gap-x-2.5"
          onSubmit={(event) => {
            event.preventDefault()
            onChange(code.trim())
          }}
        >
          <TextField
            label={t('voucher.label')}
            optionalLabel={t('voucher.optional')}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            error={problem}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="flex-[1_1_144px]"
          />
          <button type="submit" className="btn btn-plain mt-6.5 min-h-11.5" aria-busy={isAsking || undefined}>
            {t('voucher.use')}
          </button>
        </form>
      ) : (
        <p className="mt-4">
          <button type="button" className="link min-h-11" onClick={() => setOpen(true)}>
            {t('voucher.open')}
          </button>
        </p>
      )}
    </div>
  )
}
