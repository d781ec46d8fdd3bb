/** Two modifiers, so that nobody triggers it by accident while typing or dictating. */
export const builderShortcut = { shown: 'Alt + Shift + B', aria: 'Alt+Shift+B' } as const

type Keys = Pick<KeyboardEvent, 'code' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

/** By the position of the key: with Alt, a Mac types a different character. */
export function isBuilderShortcut({ code, altKey, shiftKey, ctrlKey, metaKey }: Keys): boolean {
  return code === 'KeyB' && altKey && shiftKey && !ctrlKey && !metaKey
}
