import { useEffect, useMemo, useState } from 'react'
import type { Store } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { ClaimsContext, type ClaimsSubject } from '../../platform/claims/claims-context.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { useStore } from '../../platform/store/create-store.ts'
import { useMedia } from '../../platform/use-media.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { EditorContext } from './editor-context.ts'
import { createEditor } from './editor-store.ts'
import { problemsOf } from './field-problems.ts'
import { EditorForm } from './form.tsx'
import { type Device, type Owner, Preview, type RenderCards } from './preview.tsx'
import type { RenderSearch } from './products-part.tsx'
import { storedDrafts } from './stored-draft.ts'
import { TopBar } from './top-bar.tsx'

type EditorScreenProps = {
  store: Store
  userId: number
  owner: Owner
  search: RenderSearch
  cards: RenderCards
}

/** The form, and beside it the page as it becomes; on narrow screens one at a time. */
export function EditorScreen({ store, userId, owner, search, cards }: EditorScreenProps) {
  const { t } = useTranslation('storefront')
  const [editor] = useState(() =>
    createEditor(store, {
      userId,
      drafts: storedDrafts(),
      send: (content, revision) =>
        callAccount<Store>(storePaths.content, { method: 'PUT', body: { revision, content } }),
      load: () => callAccount<Store>(storePaths.store),
    }),
  )
  useSaving(editor)
  const content = useStore(editor.state, ({ history }) => history.now)
  const claims = useMemo<ClaimsSubject>(
    () => ({
      kind: 'store',
      language: content.language,
      reviews: {
        path: storePaths.claimReviews,
        save: async () => ((await editor.settle()) ? undefined : t('editor.not-saved')),
      },
    }),
    [content.language, editor, t],
  )
  const problems = useMemo(() => problemsOf(content), [content])
  const [place, setPlace] = useState('header')
  const [tab, setTab] = useState<'edit' | 'preview'>('edit')
  const [chosen, setDevice] = useState<Device>()
  const isWide = useMedia('(min-width: 1024px)')
  const device = chosen ?? (isWide ? 'desktop' : 'phone')
  const devices = (
    <Choice
      label={t('editor.device')}
      options={[
        { value: 'desktop', label: t('editor.devices.desktop') },
        { value: 'phone', label: t('editor.devices.phone') },
      ]}
      value={device}
      onChoose={(next) => setDevice(next)}
    />
  )
  return (
    <EditorContext value={{ editor, problems, place, setPlace }}>
      <ClaimsContext value={claims}>
        <div className="flex min-h-screen flex-col xl:h-screen xl:overflow-clip">
          <TopBar>{isWide && devices}</TopBar>
          <main
            id="content"
            tabIndex={-1}
            className="min-h-0 flex-1 xl:grid xl:grid-cols-[430px_minmax(0,1fr)] xl:grid-rows-[minmax(0,1fr)]"
          >
            {!isWide && (
              <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line-2 px-4 py-2">
                <Choice
                  label={t('editor.tabs')}
                  options={[
                    { value: 'edit', label: t('editor.edit') },
                    { value: 'preview', label: t('editor.preview') },
                  ]}
                  value={tab}
                  onChoose={(next) => setTab(next)}
                />
                {tab === 'preview' && devices}
              </div>
            )}
            {(isWide || tab === 'edit') && (
              <div className="relative border-line-2 xl:overflow-y-auto xl:border-r">
                <ChangedElsewhere />
                <EditorForm search={search} />
              </div>
            )}
            {(isWide || tab === 'preview') && <Preview device={device} owner={owner} cards={cards} />}
          </main>
        </div>
      </ClaimsContext>
    </EditorContext>
  )
}

/** When the page is left or hidden, and when the connection is back. */
function useSaving(editor: ReturnType<typeof createEditor>) {
  useEffect(() => {
    const save = () => void editor.flush()
    addEventListener('visibilitychange', save)
    addEventListener('online', save)
    return () => {
      removeEventListener('visibilitychange', save)
      removeEventListener('online', save)
      void editor.close()
    }
  }, [editor])
}

type ChoiceProps<Value extends string> = {
  label: string
  options: readonly { value: NoInfer<Value>; label: string }[]
  value: Value
  onChoose(value: Value): void
}

function Choice<Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className="flex overflow-hidden rounded-control border border-line-2 bg-surface has-focus-visible:overflow-visible">
      <legend className="visually-hidden">{label}</legend>
      {options.map((one) => (
        <button
          key={one.value}
          type="button"
          aria-pressed={one.value === value}
          className="min-h-10.5 px-4 text-[15px] font-semibold text-ink-2 not-first-of-type:border-l not-first-of-type:border-line-2 aria-pressed:bg-tint aria-pressed:text-bottle"
          onClick={() => onChoose(one.value)}
        >
          {one.label}
        </button>
      ))}
    </fieldset>
  )
}
