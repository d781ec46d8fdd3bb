export const faces = ['serif', 'serif-italic', 'sans'] as const
export type Face = (typeof faces)[number]
/** `size` in pixels, like all measures of a page: 96 per inch. */
export type Style = { face: Face; weight: number; size: number; colour: string }

/** One line of text, positioned by the left end of its baseline. */
export type Text = { text: string; x: number; baseline: number; style: Style; link?: string | undefined }

export type Box = {
  kind: 'box'
  x: number
  y: number
  width: number
  height: number
  fill?: string | undefined
  stroke?: string | undefined
  /** Width of the stroke, which lies completely inside. */
  line?: number | undefined
  radius?: number | undefined
}
export type Drawing = {
  kind: 'drawing'
  /** SVG path data. */
  path: string
  x: number
  y: number
  scale: number
  fill?: string | undefined
  stroke?: string | undefined
  /** In units of the path. */
  line?: number | undefined
}
export type Picture = {
  kind: 'picture'
  key: string
  x: number
  y: number
  width: number
  height: number
}
/** Shapes and pictures behind the text; assistive technology ignores them. */
export type Decor = Box | Drawing | Picture

export type Tag = 'H1' | 'H2' | 'P' | 'Note' | 'Sect' | 'Table' | 'TR' | 'TH' | 'TD'
/** An element of the document structure, for assistive technology. */
export type Tagged = { tag: Tag; language?: string | undefined; parts: (Tagged | Text)[] }

export type Page = {
  behind: Decor[]
  content: Tagged[]
  /** Shown but not read aloud: repeated content, and ornaments. */
  running: Text[]
}

export type PaperDocument = {
  title: string
  author: string
  /** BCP 47. */
  language: string
  pages: Page[]
}

export const a4 = { width: 794, height: 1123 }

export type Measure = {
  widthOf(text: string, style: Style): number
  /** Wrapped where its language allows; a word that is too long is broken anywhere. */
  linesOf(text: string, style: Style, width: number): string[]
}
