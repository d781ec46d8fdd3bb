import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { earlyPressesScript } from './early-presses.ts'

function openPage() {
  const page = new EventTarget()
  const run = new Function('addEventListener', 'removeEventListener', earlyPressesScript)
  run(page.addEventListener.bind(page), page.removeEventListener.bind(page))
  const dispatch = (type: 'click' | 'input' | 'submit', target: unknown) => {
    const event = new Event(type, { cancelable: true })
    Object.defineProperty(event, 'target', { value: target })
    page.dispatchEvent(event)
    return event
  }
  return {
    press: (button: unknown) => dispatch('click', { closest: () => button }),
    enter: (control: unknown) => dispatch('input', control),
    submit: (form: unknown) => dispatch('submit', form),
    hydrate: () => page.dispatchEvent(new Event('shop-hydrated')),
    async becomeReady() {
      page.dispatchEvent(new Event('shop-hydrated'))
      page.dispatchEvent(new Event('shop-ready'))
      await setTimeout(20)
    },
  }
}

function addToCart() {
  const button = { isConnected: true, presses: 0, click: () => void button.presses++ }
  return button
}

function filter() {
  const box = {
    isConnected: true,
    defaultChecked: false,
    checked: false,
    presses: 0,
    type: 'checkbox',
    click() {
      box.checked = !box.checked
      box.presses++
    },
  }
  return box
}

function formWith(attributes: Record<string, string>) {
  const form = {
    isConnected: true,
    sent: 0,
    hasAttribute: (name: string) => name in attributes,
    getAttribute: (name: string) => attributes[name] ?? null,
    requestSubmit: () => void form.sent++,
  }
  return form
}

test('a button pressed before the page was interactive is pressed once afterwards', async () => {
  const { press, becomeReady } = openPage()
  const button = addToCart()
  press(button)
  press(null)
  expect(button.presses).toBe(0)
  await becomeReady()
  await becomeReady()
  expect(button.presses).toBe(1)
})

test('of several buttons pressed early, each is pressed once afterwards, in the same order', async () => {
  const { press, becomeReady } = openPage()
  const order: string[] = []
  const [first, second] = ['first', 'second'].map((name) => ({
    isConnected: true,
    click: () => void order.push(name),
  }))
  press(first)
  press(second)
  press(first)
  await becomeReady()
  expect(order).toEqual(['first', 'second'])
})

test('a press that the page handled itself is not repeated, nor one on a removed button', async () => {
  const { press, submit, hydrate, becomeReady } = openPage()
  const gone = { ...addToCart(), isConnected: false }
  const [hydrated, later] = [addToCart(), addToCart()]
  const form = formWith({ method: 'post' })
  press(gone)
  hydrate()
  press(hydrated)
  submit(form)
  await becomeReady()
  press(later)
  expect([gone.presses, hydrated.presses, later.presses, form.sent]).toEqual([0, 0, 0, 0])
})

test.each([
  ['a login', { method: 'post' }],
  ['a message', { method: 'post', action: '/en/contact/write' }],
  ['a voucher', {}],
])(
  '%s sent before the page was interactive does not leave the page, and is sent once afterwards',
  async (_, attributes) => {
    const { submit, becomeReady } = openPage()
    const form = formWith(attributes)
    expect([submit(form), submit(form)].map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true])
    expect(form.sent).toBe(0)
    await becomeReady()
    expect(form.sent).toBe(1)
    expect(submit(form).defaultPrevented).toBe(false)
  },
)

test('a search is sent at once', async () => {
  const { submit, becomeReady } = openPage()
  const form = formWith({ action: '/en/search-results' })
  expect(submit(form).defaultPrevented).toBe(false)
  await becomeReady()
  expect(form.sent).toBe(0)
})

test('a filter ticked early is applied once afterwards, and one unticked again is not', async () => {
  const { enter, becomeReady } = openPage()
  const [vitamins, minerals] = [filter(), filter()]
  const tick = (box: typeof vitamins, checked: boolean) => {
    box.checked = checked
    enter(box)
  }
  tick(vitamins, true)
  tick(minerals, true)
  tick(minerals, false)
  await becomeReady()
  expect([vitamins, minerals].map(({ checked, presses }) => [checked, presses])).toEqual([
    [true, 1],
    [false, 0],
  ])
})

test('what was typed or chosen early is entered again afterwards, in the same order', async () => {
  const { enter, submit, becomeReady } = openPage()
  const happened: string[] = []
  class Field {
    isConnected = true
    #value = ''
    type = 'text'
    dispatchEvent = ({ type }: Event) => void happened.push(`${type} ${this.#value}`)
    get value() {
      return this.#value
    }
    set value(value) {
      this.#value = value
    }
  }
  const [email, country] = [new Field(), new Field()]
  const form = { ...formWith({ method: 'post' }), requestSubmit: () => void happened.push('submit') }
  for (const [field, value] of [
    [email, 'i'],
    [country, 'BE'],
    [email, 'ivo@people.example'],
  ] as const) {
    field.value = value
    enter(field)
  }
  submit(form)
  await becomeReady()
  expect(happened).toEqual([
    'input ivo@people.example',
    'change ivo@people.example',
    'input BE',
    'change BE',
    'submit',
  ])
})
