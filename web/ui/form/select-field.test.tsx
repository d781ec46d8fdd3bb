import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SelectField } from './select-field.tsx'

const options = [{ value: 1, label: 'Naturopaths' }]
const chosen = (markup: string) => /<option[^>]* selected=""[^>]*>[^<]*/.exec(markup)?.[0]

test('starts with a text that cannot be chosen', { tags: 'select-placeholder' }, () => {
  const markup = renderToStaticMarkup(
    <SelectField label="Health profession" placeholder="Please select" options={options} />,
  )
  expect(chosen(markup)).toBe('<option value="" disabled="" selected="">Please select')
  expect(markup.match(/disabled=""/g)).toHaveLength(1)
})

test('shows the chosen option', () => {
  const markup = renderToStaticMarkup(
    <SelectField
      label={'Health profession'}
      placeholder={'Please select'}
      options={options}
      value={1}
      onChange={() => {}}
    />,
  )
  expect(chosen(markup)).toContain('Naturopaths')
})
