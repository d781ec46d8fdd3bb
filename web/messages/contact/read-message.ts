import { isLanguage, type Language } from '#domain/languages.ts'

const names = ['topic', 'order_number', 'message', 'name', 'email', 'website', 'token'] as const

/** What a browser without scripts sends: every field, empty where it is missing. Its line ends count as one sign. */
export function readMessage(form: FormData, pageLanguage: Language) {
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  const language = textOf('language')
  const typed = Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<
    (typeof names)[number],
    string
  >
  return { ...typed, language: isLanguage(language) ? language : pageLanguage }
}
