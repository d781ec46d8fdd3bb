import { useDeferredValue, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Protocol } from '#contract/protocols.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../../platform/links.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Menu, menuItem } from '../../../ui/menu.tsx'
import { TextWithElement } from '../../../ui/text-with-element.tsx'
import { useFocusBesideRemoved } from '../../../ui/use-focus-beside-removed.ts'
import { LineList } from '../../lines/line-list.tsx'
import { CheckForClient } from '../../plan/check-for-client.tsx'
import { PlanCheckStrip } from '../../plan/plan-check-view.tsx'
import { PrintDrawer } from '../../print/print-drawer.tsx'
import { Panel, panelButton } from '../panel/panel.tsx'
import { builder } from '../store.ts'
import { ActiveFoot } from './active-foot.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { Empty } from './empty.tsx'

/** The protocol that products are added to. */
export function ActiveView({ protocol }: { protocol: Protocol }) {
  const { t } = useTranslation('builder')
  const [isChecking, setChecking] = useState(false)
  const { name, description, products } = protocol
  const empty = useRef<HTMLHeadingElement>(null)
  const focus = useFocusBesideRemoved<HTMLOListElement>(empty)
  const isOnItsPage = useLocation().pathname.endsWith(
    `/account/practitioner/protocols/${protocol.protocol_id}`,
  )
  // With 200 lines the plan check takes longer than a change may: it follows afterwards.
  const checked = useDeferredValue(products)
  if (isChecking)
    return (
      <Panel key="check" title={t('plan-check')} onBack={() => setChecking(false)}>
        <CheckForClient protocol={protocol} lines={products} />
      </Panel>
    )
  const isEmpty = products.length === 0
  return (
    <Panel
      title={t('active.title')}
      actions={
        <>
          <button
            type="button"
            className={panelButton}
            aria-label={t('active.switch')}
            onClick={() => builder.list()}
          >
            <Icon name="swap" size={20} />
          </button>
          <ActiveMenu protocol={protocol} />
        </>
      }
      foot={<ActiveFoot protocol={protocol} />}
      strip={!isEmpty && <PlanCheckStrip lines={checked} onOpen={() => setChecking(true)} />}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-[24px]/[29px] font-title wrap-anywhere max-lg:text-[25px]/[30px]">{name}</h3>
          <p className="mt-1.25 text-small whitespace-pre-line text-ink-2 wrap-anywhere">{description}</p>
        </div>
        <button
          type="button"
          className={`-mt-1.5 -mr-2 text-ink-3 max-lg:-mt-2 max-lg:-mr-2.5 ${panelButton}`}
          aria-label={t('active.edit')}
          onClick={() => builder.startEditing()}
        >
          <Icon name="edit" size={19} />
        </button>
      </div>
      <div className="mt-3 flex justify-between gap-3 border-b-3 border-double border-line-2 pb-2.5 text-small">
        <b className="font-bold">
          {isEmpty ? t('active.no-products') : t('products', { count: products.length })}
        </b>
        {!isEmpty && (
          <ShopLink to="/products" className="link">
            {t('active.add-products')}
          </ShopLink>
        )}
      </div>
      {isEmpty ? (
        <Empty ref={empty} plant="verbena" title={t('active.empty')} text={<EmptyHint />}>
          <ShopLink to="/products" className="btn btn-primary">
            {t('active.add-products')}
          </ShopLink>
        </Empty>
      ) : isOnItsPage ? (
        <p className="text-small text-ink-2">{t('active.on-page')}</p>
      ) : (
        <LineList protocol={protocol} focus={focus} />
      )}
    </Panel>
  )
}

/** The name of the button as shown on products. */
function EmptyHint() {
  const { t } = useTranslation('builder')
  return (
    <TextWithElement text={t('active.empty-hint')} place="button">
      <b className="font-bold">{t('active.button')}</b>
    </TextWithElement>
  )
}

/** The actions for the whole protocol. */
function ActiveMenu({ protocol }: { protocol: Protocol }) {
  const { t } = useTranslation('builder')
  const [layer, setLayer] = useState<'print' | 'delete'>()
  const close = () => setLayer(undefined)
  const { protocol_id: id } = protocol
  const page = `/account/practitioner/protocols/${id}`
  return (
    <>
      <Menu label={t('active.menu')} button={<Icon name="dots" size={20} />} buttonClass={panelButton}>
        <li>
          <button
            type="button"
            className={`w-full gap-3 ${menuItem}`}
            onClick={() => void builder.duplicate(id)}
          >
            <Icon name="copy" size={18} />
            {t('duplicate')}
          </button>
        </li>
        <li>
          <button type="button" className={`w-full gap-3 ${menuItem}`} onClick={() => builder.startEditing()}>
            <Icon name="edit" size={18} />
            {t('active.edit-short')}
          </button>
        </li>
        <li>
          <ShopLink to={page} className={`gap-3 ${menuItem}`}>
            <Icon name="file" size={18} />
            {t('active.open-page')}
          </ShopLink>
        </li>
        <li>
          <button type="button" className={`w-full gap-3 ${menuItem}`} onClick={() => setLayer('print')}>
            <Icon name="print" size={18} />
            {t('active.print')}
          </button>
        </li>
        <li className="text-madder">
          <button type="button" className={`w-full gap-3 ${menuItem}`} onClick={() => setLayer('delete')}>
            <Icon name="trash" size={18} />
            {t('delete')}
          </button>
        </li>
      </Menu>
      {layer === 'print' && <PrintDrawer protocol={protocol} onClose={close} />}
      {layer === 'delete' && <DeleteDialog protocol={protocol} onClose={close} />}
    </>
  )
}
