import { useId, useState } from 'react'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Template, TemplateList } from '#contract/protocols.ts'
import { useShopForm } from '../../../platform/forms.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../../platform/session/account-data.ts'
import { Thumb } from '../../../platform/thumb.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { dropDraft, formDraft, newProtocolDraft, useFormDraft } from '../../edits/drafts.ts'
import { Panel, panelReason } from '../panel/panel.tsx'
import { builder } from '../store.ts'
import { useProtocolPage } from '../use-protocol-page.ts'
import { ProductNames } from './protocol-card.tsx'
import { creationProblems, type ProtocolDetails, trimmed } from './protocol-details.ts'
import { ProtocolFields } from './protocol-fields.tsx'

type CreatingViewProps = {
  /** The initial name. */
  name: string
  /**
   * Used outside the builder: continues elsewhere, without a way back to another view. In the builder, a protocol
   * from a template opens on its page, and an empty one in the panel, where products are added to it.
   */
  onMade?: ((protocolId: number) => void) | undefined
}

/** Creates a protocol, empty or from a template. */
export function CreatingView({ name, onMade }: CreatingViewProps) {
  const { t } = useTranslation('builder')
  const showPage = useProtocolPage()
  const [template, setTemplate] = useState<Template>()
  const form = useShopForm<ProtocolDetails>({
    check: creationProblems,
    defaultValues: { name, description: '', ...(!name && formDraft(newProtocolDraft)) },
  })
  useFormDraft(form, newProtocolDraft)
  const { isValid } = form.formState

  /** A template fills in name and description where they are empty. */
  function begin(from: Template | undefined) {
    const written = form.getValues()
    for (const field of ['name', 'description'] as const) {
      const isLent = written[field].trim() === '' || written[field] === template?.[field]
      if (isLent) form.setValue(field, from?.[field] ?? '', { shouldValidate: true })
    }
    setTemplate(from)
  }

  function giveUp() {
    dropDraft(newProtocolDraft)
    builder.back()
  }

  const onSubmit = form.submit(async (values) => {
    const details = trimmed(values)
    const made = template
      ? await builder.createFromTemplate({ ...details, protocol_template_id: template.protocol_template_id })
      : await builder.create(details)
    if ('problem' in made) form.setProblem(made.problem)
    else {
      dropDraft(newProtocolDraft)
      if (onMade) onMade(made.protocolId)
      else if (template) showPage(made.protocolId)
    }
  })

  return (
    <form className="contents" onSubmit={onSubmit} noValidate>
      <Panel
        title={t('creating.title')}
        onBack={onMade ? undefined : giveUp}
        foot={
          <>
            <SubmitButton busy={form.busy} disabled={!isValid} className="btn-primary w-full">
              {t('creating.create')}
            </SubmitButton>
            <p className={panelReason} aria-live="polite">
              {!isValid && t('creating.needed')}
            </p>
          </>
        }
      >
        <FormProblem>{form.problem}</FormProblem>
        <ProtocolFields form={form} />
        <TemplateChoice chosen={template} onChoose={begin} />
      </Panel>
    </form>
  )
}

const picturesShown = 3

type TemplateChoiceProps = { chosen: Template | undefined; onChoose(template: Template | undefined): void }

/** The templates to start from. The selected one shows its products; pressing it again deselects it. */
function TemplateChoice({ chosen, onChoose }: TemplateChoiceProps) {
  const { t } = useTranslation('builder')
  const { data } = useAccountData<TemplateList>(protocolPaths.templates)
  const name = useId()
  if (!data || data.data.length === 0) return null
  return (
    <fieldset className="mt-6.5">
      <legend className="text-label font-semibold">
        {t('templates.title')} <span className="font-normal text-ink-3">{t('templates.optional')}</span>
      </legend>
      {data.data.map((template) => {
        const isChosen = template.protocol_template_id === chosen?.protocol_template_id
        return (
          <div key={template.protocol_template_id} className="border-b border-line">
            <label className="flex items-center gap-3 py-3">
              <input
                type="radio"
                className="size-5 flex-none appearance-none rounded-full border-[1.5px] border-field bg-surface checked:border-[6px] checked:border-bottle"
                name={name}
                checked={isChosen}
                onChange={() => onChoose(template)}
                onClick={() => isChosen && onChoose(undefined)}
              />
              <span className="flex-1">
                <span className="block font-serif text-[16px]/[20px] font-title normal-nums">
                  {template.name}
                </span>
                <span className="text-micro text-ink-3">
                  {t('products', { count: template.products.length })}
                </span>
              </span>
              <span className="flex gap-1">
                {template.products.slice(0, picturesShown).map((product) => (
                  <Thumb key={product.product_variant_id} product={product} width={34} height={38} />
                ))}
              </span>
            </label>
            {isChosen && (
              <div className="pb-3 pl-8 text-small text-ink-2">
                <p>{template.description}</p>
                <ProductNames products={template.products} />
              </div>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
