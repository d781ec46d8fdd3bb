import { expect, test } from 'vitest'
import { earlyClicksScript } from './early-clicks.ts'

function openPage() {
  const page = new EventTarget()
  const run = new Function('addEventListener', 'removeEventListener', earlyClicksScript)
  run(page.addEventListener.bind(page), page.removeEventListener.bind(page))
  const press = (button: unknown) => {
    const event = new Event('click')
    Object.defineProperty(event, 'target', { value: { closest: () => button } })
    page.dispatchEvent(event)
  }
  return { press, becomeReady: () => page.dispatchEvent(new Event('shop-ready')) }
}

function addToCart() {
  const button = { isConnected: true, presses: 0, click: () => void button.presses++ }
  return button
}

test('a button pressed before the page was interactive is pressed once afterwards', () => {
  const { press, becomeReady } = openPage()
  const button = addToCart()
  press(button)
  press(null)
  expect(button.presses).toBe(0)
  becomeReady()
  becomeReady()
  expect(button.presses).toBe(1)
})

test('of several buttons pressed early, each is pressed once afterwards, in the same order', () => {
  const { press, becomeReady } = openPage()
  const order: string[] = []
  const [first, second] = ['first', 'second'].map((name) => ({
    isConnected: true,
    click: () => void order.push(name),
  }))
  press(first)
  press(second)
  press(first)
  becomeReady()
  expect(order).toEqual(['first', 'second'])
})

test('a press that the page handled itself is not repeated, nor one on a removed button', () => {
  const { press, becomeReady } = openPage()
  const gone = { ...addToCart(), isConnected: false }
  const later = addToCart()
  press(gone)
  becomeReady()
  press(later)
  expect([gone.presses, later.presses]).toEqual([0, 0])
})
