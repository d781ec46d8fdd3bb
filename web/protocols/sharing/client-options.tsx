import type { Client } from '#contract/sharing.ts'
import { percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Combobox } from '../../ui/use-combobox.ts'
import { type Option, optionKey } from './client-list.ts'
import { nameOf } from './recipients.ts'

type ClientOptionsProps = {
  options: readonly Option[]
  combobox: Combobox<Option>
  search: string
  isChosen(client: Client): boolean
}

export function ClientOptions({ options, combobox, ...rest }: ClientOptionsProps) {
  const { t } = useTranslation('sharing')
  return (
    <div
      id={combobox.listId}
      role="listbox"
      aria-label={t('clients.results')}
      className="mt-2 max-h-[330px] overflow-y-auto rounded-card border border-line bg-surface shadow-2"
    >
      {options.map((option) => (
        <div
          key={optionKey(option)}
          {...combobox.optionProps(option)}
          className={`flex min-h-11 cursor-pointer items-center gap-3 py-2.5 aria-selected:bg-tint ${option.kind === 'client' ? 'px-3' : inviteStyle}`}
        >
          {option.kind === 'client' ? (
            <KnownClient client={option.client} isActive={option === combobox.active} {...rest} />
          ) : (
            <>
              <Icon name="plus" size={17} />
              {option.email ? t('clients.invite-address', { email: option.email }) : t('clients.invite')}
            </>
          )}
        </div>
      ))}
    </div>
  )
}

const inviteStyle = 'border-line px-3.5 text-[13px] font-semibold wrap-anywhere text-leaf not-first:border-t'

type KnownClientProps = Pick<ClientOptionsProps, 'search' | 'isChosen'> & {
  client: Client
  isActive: boolean
}

function KnownClient({ client, isActive, search, isChosen }: KnownClientProps) {
  const { t, language } = useTranslation('sharing')
  return (
    <>
      <Avatar {...client} ground={isActive ? 'surface' : 'tint'} />
      <span className="min-w-0 flex-1 leading-[19px] wrap-anywhere">
        <span className="font-strong">
          <Marked text={nameOf(client)} search={search} />
        </span>
        <span className="block text-[12px] text-ink-3">
          <Marked text={client.email} search={search} />
        </span>
      </span>
      {isChosen(client) ? (
        <span className="inline-flex items-center gap-1 text-small text-leaf">
          <Icon name="check" size={16} />
          {t('clients.already-chosen')}
        </span>
      ) : (
        <span className="text-small text-ink-2">{percentText(client.discount_rate, language)}</span>
      )}
    </>
  )
}

function Marked({ text, search }: { text: string; search: string }) {
  let place = 0
  return matchedParts(text, search).map((part) => {
    place += part.text.length
    return part.isMatch ? (
      <mark key={place} className="bg-verbena">
        {part.text}
      </mark>
    ) : (
      <span key={place}>{part.text}</span>
    )
  })
}

type Part = { text: string; isMatch: boolean }

/** Where the words of a search occur in a name, ignoring case and accents. */
export function matchedParts(name: string, search: string): Part[] {
  const letters = [...name]
  const marked = new Set(words(search).flatMap((word) => placesOf(word, letters)))
  return letters.reduce<Part[]>((parts, letter, at) => {
    const last = parts.at(-1)
    const isMatch = marked.has(at)
    if (last?.isMatch === isMatch) last.text += letter
    else parts.push({ text: letter, isMatch })
    return parts
  }, [])
}

/** The position of a word's first occurrence in the name. */
function placesOf(word: string, letters: readonly string[]): number[] {
  const folded = letters.map(fold)
  const start = folded.findIndex((_, at) => folded.slice(at).join('').startsWith(word))
  if (start < 0) return []
  let end = start
  while (folded.slice(start, end).join('').length < word.length) end += 1
  return Array.from({ length: end - start }, (_, at) => start + at)
}

function words(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean)
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
