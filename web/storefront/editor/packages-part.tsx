import { useRef, useState } from 'react'
import type { Package } from '#contract/storefront.ts'
import { featuresMaximum, storeTextMaximum as most, packagesMaximum } from '#domain/storefront/limits.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { SortableItem, SortableList } from '../../platform/sortable.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'
import {
  nextItemId,
  withFeature,
  withFeatureText,
  withHighlight,
  withItem,
  withItemMoved,
  withoutFeature,
  withoutItem,
  withPackage,
} from './content.ts'
import { useEditing } from './editor-context.ts'
import { AddButton, ItemBox } from './item-box.tsx'
import { PictureField } from './picture-field.tsx'
import { PriceField } from './price-field.tsx'
import { WrittenField } from './text-fields.tsx'

export function PackagesPart() {
  const { t } = useTranslation('storefront')
  const { editor, content } = useEditing()
  const { packages } = content
  const [open, setOpen] = useState<number>()
  const nameOf = ({ name }: Package) => name || t('editor.new-package')
  return (
    <>
      <SortableList
        ids={packages.map(({ id }) => id)}
        className="grid gap-2"
        onMove={(id, to) =>
          editor.change(withItemMoved('packages', id, 1 + packages.findIndex((each) => each.id === to)))
        }
      >
        {packages.map((offer) => (
          <SortableItem key={offer.id} id={offer.id} name={nameOf(offer)}>
            {(grip) => (
              <ItemBox
                name={nameOf(offer)}
                grip={grip}
                isOpen={open === offer.id}
                onOpen={(isOpen) => setOpen(isOpen ? offer.id : undefined)}
                onRemove={() => editor.change(withoutItem('packages', offer.id))}
              >
                <PackageFields offer={offer} />
              </ItemBox>
            )}
          </SortableItem>
        ))}
      </SortableList>
      <AddButton
        isFull={packages.length >= packagesMaximum}
        onAdd={() => {
          setOpen(nextItemId(content))
          editor.change(withPackage)
        }}
      >
        {t('editor.add-package')}
      </AddButton>
    </>
  )
}

function PackageFields({ offer }: { offer: Package }) {
  const { t } = useTranslation('storefront')
  const { editor } = useEditing()
  const { id, name, price, is_highlighted, image, features } = offer
  const field = (key: string) => `packages.${id}.${key}`
  const place = useRef<HTMLDivElement>(null)
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>(place)
  return (
    <>
      <WrittenField
        field={field('name')}
        label={t('editor.name')}
        value={name}
        maximum={most.packageName}
        autoFocus={name === ''}
        onChange={(text) => editor.change(withItem('packages', id, { name: text }), field('name'))}
      />
      <PriceField
        field={field('price')}
        price={price}
        onChange={(amount) => editor.change(withItem('packages', id, { price: amount }), field('price'))}
      />
      <fieldset>
        <legend className="mb-1.5 text-label font-semibold">{t('editor.features')}</legend>
        <ul ref={list} onFocus={remember} onBlur={forget} className="grid gap-2">
          {features.map(({ feature_id, text }, at) => (
            <li key={feature_id} className="flex items-end gap-1">
              <WrittenField
                field={`packages.${id}.features.${feature_id}`}
                label={t('editor.feature', { number: at + 1 })}
                className="flex-1"
                value={text}
                maximum={most.feature}
                autoFocus={text === ''}
                onChange={(typed) =>
                  editor.change(
                    withFeatureText(id, feature_id, typed),
                    `packages.${id}.features.${feature_id}`,
                  )
                }
              />
              <button
                type="button"
                className="flex size-11.5 flex-none items-center justify-center self-start rounded-control pt-7 text-ink-2 hover:text-madder"
                aria-label={t('editor.remove', { name: text || t('editor.feature', { number: at + 1 }) })}
                onClick={() => editor.change(withoutFeature(id, feature_id))}
              >
                <Icon name="trash" size={18} />
              </button>
            </li>
          ))}
        </ul>
        <div ref={place} tabIndex={-1} className="mt-2.5">
          <AddButton isFull={features.length >= featuresMaximum} onAdd={() => editor.change(withFeature(id))}>
            {t('editor.add-feature')}
          </AddButton>
        </div>
      </fieldset>
      <CheckField
        label={t('editor.highlight')}
        checked={is_highlighted}
        onChange={({ target }) => editor.change(withHighlight(id, target.checked))}
      />
      <PictureField
        place={`packages.${id}.image`}
        name={t('editor.picture-of-part')}
        image={image}
        aspect={16 / 9}
        onChange={(chosen) => editor.change(withItem('packages', id, { image: chosen }))}
      />
    </>
  )
}
