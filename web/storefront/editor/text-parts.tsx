import { storeTextMaximum as most } from '#domain/storefront/limits.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { withApproachImage, withFields } from './content.ts'
import { useEditing } from './editor-context.ts'
import { PictureField } from './picture-field.tsx'
import { WrittenField } from './text-fields.tsx'

type TitledTextProps = {
  part: 'header' | 'about' | 'approach' | 'services_header'
  maximum: number
  rows: number
}

function TitledText({ part, maximum, rows }: TitledTextProps) {
  const { t } = useTranslation('storefront')
  const { editor, content } = useEditing()
  const { title, description } = content[part]
  return (
    <>
      <WrittenField
        field={`${part}.title`}
        label={t('editor.title')}
        value={title}
        maximum={most.title}
        isCounted
        onChange={(text) => editor.change(withFields(part, { title: text }), `${part}.title`)}
      />
      <WrittenField
        field={`${part}.description`}
        label={t('editor.text')}
        value={description}
        maximum={maximum}
        isCounted
        rows={rows}
        onChange={(text) => editor.change(withFields(part, { description: text }), `${part}.description`)}
      />
    </>
  )
}

const pair = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,150px),1fr))] gap-3'

export function HeaderPart() {
  const { t } = useTranslation('storefront')
  const { editor, content } = useEditing()
  const { image, second_image } = content.header
  return (
    <>
      <TitledText part="header" maximum={most.description} rows={4} />
      <div className={pair}>
        <PictureField
          place="header.image"
          name={t('editor.picture', { number: 1 })}
          image={image}
          aspect={330 / 470}
          onChange={(id) => editor.change(withFields('header', { image: id }))}
        />
        <PictureField
          place="header.second_image"
          name={t('editor.picture', { number: 2 })}
          image={second_image}
          aspect={230 / 340}
          onChange={(id) => editor.change(withFields('header', { second_image: id }))}
        />
      </div>
      <PictureField
        place="header.logo"
        name={t('editor.logo')}
        image={content.logo}
        onChange={(logo) => editor.change((now) => ({ ...now, logo }))}
      />
    </>
  )
}

export function AboutPart() {
  const { t } = useTranslation('storefront')
  const { editor, content } = useEditing()
  return (
    <>
      <TitledText part="about" maximum={most.about} rows={7} />
      <PictureField
        place="about.image"
        name={t('editor.picture-of-part')}
        image={content.about.image}
        aspect={4 / 3}
        onChange={(image) => editor.change(withFields('about', { image }))}
      />
    </>
  )
}

export function ApproachPart() {
  const { t } = useTranslation('storefront')
  const { editor, content } = useEditing()
  const [first, second] = content.approach.images
  return (
    <>
      <TitledText part="approach" maximum={most.about} rows={7} />
      <div className={pair}>
        <PictureField
          place="approach.images.0"
          name={t('editor.picture', { number: 1 })}
          image={first}
          aspect={3 / 4}
          onChange={(image) => editor.change(withApproachImage('first', image))}
        />
        <PictureField
          place="approach.images.1"
          name={t('editor.picture', { number: 2 })}
          image={second}
          aspect={4 / 5}
          onChange={(image) => editor.change(withApproachImage('second', image))}
        />
      </div>
    </>
  )
}

export function ServicesHeading() {
  return <TitledText part="services_header" maximum={most.description} rows={2} />
}

export function MessagePart() {
  const { t } = useTranslation('storefront')
  const { editor, content } = useEditing()
  return (
    <WrittenField
      field="message"
      label={t('editor.text')}
      value={content.message}
      maximum={most.message}
      isCounted
      rows={5}
      hint={t('editor.message-hint')}
      onChange={(message) => editor.change((now) => ({ ...now, message }), 'message')}
    />
  )
}
