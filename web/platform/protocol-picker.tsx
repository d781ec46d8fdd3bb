import { type ComponentProps, type ReactNode, useState } from 'react'
import type { ListedProtocol, ProtocolPage } from '#contract/protocols.ts'
import type { Translate } from '#domain/translation.ts'
import { SelectField } from '../ui/form/select-field.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { useDebouncedQuery } from './debounced-query.ts'
import { useTranslation } from './i18n/translation-context.tsx'
import { useProtocols } from './protocol-data.ts'
import { Loaded } from './session/loaded.tsx'

/** Of the protocols, the last edited; a search finds the others. */
const offered = { page: 1, limit: 20 }

type ProtocolPickerProps = Omit<ComponentProps<typeof SelectField>, 'options' | 'value'> & {
  chosen: ListedProtocol | undefined
  onChosen(protocol: ListedProtocol | undefined): void
}

/** Chooses one of the practitioner's protocols that have products. If there are many, a search narrows them down. */
export function ProtocolPicker({ chosen, onChosen, onChange, ...field }: ProtocolPickerProps) {
  const { t } = useTranslation('platform')
  const [query, setQuery] = useState('')
  const [typed, setTyped] = useDebouncedQuery(query, setQuery)
  const { data: latest } = useProtocols(offered)
  const found = useProtocols({ ...offered, query })
  const matches = (found.data?.data ?? []).filter(hasProducts)
  const options = withChosen(matches, chosen)
  return (
    <div className="grid gap-4.5">
      {latest && latest.total_results > latest.data.length && (
        <div>
          <TextField
            type="search"
            label={t('protocol-picker.search')}
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // The dialog's form would be sent.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <p role="status" className="mt-1.5 text-small text-ink-3 empty:hidden">
            {query && found.data && !found.isLoading && foundText(t, found.data)}
          </p>
        </div>
      )}
      <SelectField
        {...field}
        value={chosen?.protocol_id ?? ''}
        options={options.map(({ protocol_id: value, name }) => ({ value, label: name }))}
        onChange={(event) => {
          onChosen(options.find(({ protocol_id: id }) => String(id) === event.target.value))
          onChange?.(event)
        }}
      />
    </div>
  )
}

type ProtocolChoiceProps = {
  waiting: ReactNode
  /** Replaces `children` if no protocol has products. */
  none: ReactNode
  /** The form with the picker. */
  children: ReactNode
}

/** Shows the form once it is known that there is something to choose. */
export function ProtocolChoice({ waiting, none, children }: ProtocolChoiceProps) {
  return (
    <Loaded answer={useProtocols(offered)} waiting={waiting}>
      {({ data, total_results: total }) => (data.some(hasProducts) || total > data.length ? children : none)}
    </Loaded>
  )
}

type Found = Pick<ProtocolPage, 'data' | 'total_results'>

/** Only the first are offered, so that how many of more can be chosen is not known. */
export function foundText(t: Translate, { data, total_results: total }: Found): string {
  return total > data.length
    ? t('platform:protocol-picker.found-more', { number: data.length })
    : t('platform:protocol-picker.found', { count: data.filter(hasProducts).length })
}

const hasProducts = ({ products }: ListedProtocol) => products.length > 0

/** The chosen one stays in the list while another is searched for. */
export function withChosen(
  found: readonly ListedProtocol[],
  chosen: ListedProtocol | undefined,
): readonly ListedProtocol[] {
  if (!chosen || found.some(({ protocol_id: id }) => id === chosen.protocol_id)) return found
  return [chosen, ...found]
}
