import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RoleGate } from './role-gate.tsx'

const render = (allowed: 'all' | [1], fallback?: string) =>
  renderToStaticMarkup(
    <RoleGate gate={{ allowed }} fallback={fallback}>
      content
    </RoleGate>,
  )

test('the server renders what is for everybody', () => {
  expect(render('all')).toBe('content')
})

test('restricted content is not rendered there, or replaced by its fallback', () => {
  expect(render([1])).toBe('')
  expect(render([1], 'Ask your practitioner')).toBe('Ask your practitioner')
})
