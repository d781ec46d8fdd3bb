/** With two modifiers, so that nobody who dictates or types presses it by accident. */
export const builderShortcut = { shown: 'Alt + Shift + B', aria: 'Alt+Shift+B' } as const

type Keys = Pick<KeyboardEvent, 'code' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

/** By the place of the key: with Alt, a Mac types another sign. */
export function isBuilderShortcut({ code, altKey, shiftKey, ctrlKey, metaKey }: Keys): boolean {
  return code === 'KeyB' && altKey && shiftKey && !ctrlKey && !metaKey
}
