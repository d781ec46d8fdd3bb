/** A damaged or mislabelled file, of which nothing is imported. The texts are `files.<code>` in locales. */
export type FileProblemCode =
  | 'not-found'
  | 'not-a-file'
  | 'empty'
  | 'gzip-damaged'
  | 'not-text'
  | 'spreadsheet'
  | 'not-utf8'
  | 'not-utf16'
  | 'json-array'
  | 'no-known-columns'
  | 'wrong-columns'
  | 'too-many-rows'
  | 'too-much-text'
  | 'another-import-runs'
  | 'unknown-import'
  | 'already-undone'
  | 'changed-later'

export class FileProblem extends Error {
  override name = 'FileProblem'
  readonly code: FileProblemCode
  readonly values: Readonly<Record<string, string | number>>
  constructor(code: FileProblemCode, values: Readonly<Record<string, string | number>> = {}) {
    super(code)
    this.code = code
    this.values = values
  }
}
