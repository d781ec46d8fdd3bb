import { useState } from 'react'
import type { ListedProtocolProduct, Template } from '#contract/protocols.ts'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { toggled } from '../../platform/selection.ts'
import { Thumb } from '../../platform/thumb.tsx'
import { CheckBox } from '../../ui/form/check-box.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Panel } from '../builder/panel/panel.tsx'
import { builder } from '../builder/store.ts'
import { creationProblems, type ProtocolDetails, trimmed } from '../builder/views/protocol-details.ts'
import { ProtocolFields } from '../builder/views/protocol-fields.tsx'

type TemplatePreviewProps = { template: Template; onBack(): void; onMade(protocolId: number): void }

/** The content of a template, to be used as a whole or in part. */
export function TemplatePreview({ template, onBack, onMade }: TemplatePreviewProps) {
  const { t } = useTranslation('protocols')
  const { protocol_template_id, name, description, products } = template
  const [left, setLeft] = useState<ReadonlySet<number>>(
    () => new Set(products.filter(isUnusable).map(({ product_variant_id }) => product_variant_id)),
  )
  const form = useShopForm<ProtocolDetails>({
    check: creationProblems,
    defaultValues: { name, description },
  })
  const kept = products.filter(({ product_variant_id }) => !left.has(product_variant_id))

  function toggle(variantId: number) {
    setLeft((before) => toggled(before, variantId))
  }

  const onSubmit = form.submit(async (values) => {
    const made = await builder.createFromTemplate({
      ...trimmed(values),
      protocol_template_id,
      protocol_line_items: kept.map(({ product_variant_id }) => ({ product_variant_id })),
    })
    if ('problem' in made) form.setProblem(made.problem)
    else onMade(made.protocolId)
  })

  return (
    <form className="contents" onSubmit={onSubmit} noValidate>
      <Panel
        title={name}
        onBack={onBack}
        foot={
          <SubmitButton busy={form.busy} disabled={kept.length === 0} className="btn-primary w-full">
            {t('templates.use')}
          </SubmitButton>
        }
      >
        <FormProblem>{form.problem}</FormProblem>
        <ProtocolFields form={form} />
        <fieldset className="mt-6.5">
          <legend className="text-label font-semibold">{t('templates.what')}</legend>
          <p className="mb-1.5 text-small text-ink-3">{t('templates.what-hint')}</p>
          {products.map((product) => (
            <label
              key={product.product_variant_id}
              className="flex items-center gap-2.5 border-b border-line py-2.5"
            >
              <CheckBox
                checked={!left.has(product.product_variant_id)}
                disabled={isUnusable(product)}
                onChange={() => toggle(product.product_variant_id)}
              />
              <Thumb product={product} width={40} height={44} />
              <span>
                <span className="block font-serif text-[16px]/[20px] font-medium normal-nums">
                  {product.name}
                </span>
                <span className="block text-micro text-ink-3">{product.brand.name}</span>
                {isUnusable(product) && (
                  <span className="block text-small text-amber">
                    {t(product.state === 'gone' ? 'templates.gone' : 'builder:add.closed')}
                  </span>
                )}
                {product.notes && <span className="block text-small text-ink-2">{product.notes}</span>}
              </span>
            </label>
          ))}
        </fieldset>
      </Panel>
    </form>
  )
}

/** Nobody, or not this practitioner, can add it to a protocol. */
function isUnusable({ state }: ListedProtocolProduct): boolean {
  return state === 'gone' || state === 'closed'
}
