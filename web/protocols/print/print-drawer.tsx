import { useId, useState } from 'react'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { ListedProtocol } from '#contract/protocols.ts'
import type { ShareList } from '#contract/sharing.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { isLanguage, type Language, languageNames, languages } from '#domain/languages.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { openDocument } from '../../platform/open-document.ts'
import { useAccountData } from '../../platform/session/account-data.ts'
import { fetchAccount } from '../../platform/session/session.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../builder/panel/panel.tsx'
import { PanelDrawer } from '../drawers/panel-drawer.tsx'
import { sendChanges } from '../edits/protocol-outbox.ts'

type PrintDrawerProps = {
  protocol: Pick<ListedProtocol, 'protocol_id' | 'name' | 'shared_with'>
  onClose(): void
  /** Absent if the page does not show a single protocol. */
  onPrintPage?: (() => void) | undefined
}

const wayStyle = 'grid justify-items-start gap-3.5 [&>:not(.btn)]:w-full'

/** Prints this page for the practitioner, or the plan for the client. */
export function PrintDrawer({ protocol, onClose, onPrintPage }: PrintDrawerProps) {
  const { t, language } = useTranslation('protocols')
  const [choice, setChoice] = useState<PlanChoice>({ language, isLarge: false, shareId: null })
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest')
  const id = useId()

  async function open() {
    if (state === 'busy') return
    setState('busy')
    try {
      await openDocument(planPath(protocol.protocol_id, choice), async (path) => {
        await sendChanges(protocol.protocol_id)
        return fetchAccount(path)
      })
      setState('rest')
    } catch {
      setState('failed')
    }
  }

  return (
    <PanelDrawer label={t('print.title')} onClose={onClose}>
      <Panel title={t('print.title')}>
        {onPrintPage && (
          <section className={wayStyle}>
            <h3 className="text-h3 font-medium">{t('print.page')}</h3>
            <p className="-mt-2 text-ink-2">{t('print.page-text')}</p>
            <button type="button" className="btn btn-plain" onClick={onPrintPage}>
              <Icon name="print" size={18} />
              {t('print.page')}
            </button>
          </section>
        )}
        <form
          className={`${wayStyle} ${onPrintPage ? 'mt-6 border-t-3 border-double border-line-2 pt-5' : ''}`}
          aria-labelledby={id}
          onSubmit={(event) => {
            event.preventDefault()
            void open()
          }}
        >
          <h3 id={id} className="text-h3 font-medium">
            {t('print.document')}
          </h3>
          <p className="-mt-2 text-ink-2">{t('print.document-text')}</p>
          <FormProblem>{state === 'failed' && t('print.failed')}</FormProblem>
          <PlanFields protocol={protocol} choice={choice} onChoose={setChoice} />
          <SubmitButton busy={state === 'busy'}>{t('print.open')}</SubmitButton>
        </form>
      </Panel>
    </PanelDrawer>
  )
}

type PlanFieldsProps = Pick<PrintDrawerProps, 'protocol'> & {
  choice: PlanChoice
  onChoose(choice: PlanChoice): void
}

function PlanFields({ protocol, choice, onChoose }: PlanFieldsProps) {
  const { t } = useTranslation('protocols')
  const { data } = useAccountData<ShareList>(
    protocol.shared_with > 0 ? protocolPaths.shares(protocol.protocol_id) : null,
  )
  const pleaseSelect = t('print.please-select')
  return (
    <>
      {protocol.shared_with > 0 && (
        <SelectField
          label={t('print.client')}
          placeholder={pleaseSelect}
          value={choice.shareId ?? 'nobody'}
          onChange={({ target: { value } }) =>
            onChoose({ ...choice, shareId: value === 'nobody' ? null : Number(value) })
          }
          options={[
            { value: 'nobody', label: t('print.nobody') },
            ...(data?.data ?? []).map(({ id, client }) => ({
              value: id,
              label: personName(client),
            })),
          ]}
        />
      )}
      <SelectField
        label={t('print.language')}
        placeholder={pleaseSelect}
        value={choice.language}
        onChange={({ target: { value } }) => isLanguage(value) && onChoose({ ...choice, language: value })}
        options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
      />
      <fieldset>
        <legend className="text-label font-semibold">{t('print.size')}</legend>
        {[false, true].map((isLarge) => (
          <label key={String(isLarge)} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              className="size-5 flex-none accent-bottle"
              name="size"
              checked={choice.isLarge === isLarge}
              onChange={() => onChoose({ ...choice, isLarge })}
            />
            {isLarge ? t('print.large') : t('print.normal')}
          </label>
        ))}
      </fieldset>
    </>
  )
}

type PlanChoice = { language: Language; isLarge: boolean; shareId: number | null }

export function planPath(protocolId: number, { language, isLarge, shareId }: PlanChoice) {
  const search = new URLSearchParams({ language })
  if (isLarge) search.set('size', 'large')
  if (shareId !== null) search.set('share_id', String(shareId))
  return `${protocolPaths.document(protocolId)}?${search}` as const
}
