import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPageLeaf,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib'

const names = (...keys: string[]) => new Set(keys.map((key) => PDFName.of(key)))

const pageKeys = names(
  'Type',
  'Parent',
  'Resources',
  'Contents',
  'MediaBox',
  'CropBox',
  'BleedBox',
  'TrimBox',
  'ArtBox',
  'Rotate',
  'UserUnit',
  'Group',
)
const resourceKeys = names('Font', 'XObject', 'ExtGState', 'Pattern', 'Shading', 'ColorSpace', 'ProcSet')
/** `F`: a stream's data may be in another file. */
const foreignStreamKeys = names(
  'F',
  'FFilter',
  'FDecodeParms',
  'Metadata',
  'PieceInfo',
  'OPI',
  'Ref',
  'AF',
  'OC',
  'StructParent',
  'StructParents',
)
const actions = names(
  'JavaScript',
  'Launch',
  'URI',
  'GoTo',
  'GoToR',
  'GoToE',
  'GoToDp',
  'GoTo3DView',
  'SubmitForm',
  'ResetForm',
  'ImportData',
  'Named',
  'Hide',
  'Thread',
  'Sound',
  'Movie',
  'Rendition',
  'Trans',
  'SetOCGState',
  'RichMediaExecute',
)
const foreignTypes = names('Action', 'Filespec', 'EmbeddedFile', 'Catalog', 'Metadata', 'Sig')
const hiddenFlags = 2 | 32

/** Keeps only what is drawn on the pages. */
export function scrubPdf(context: PDFContext, pages: readonly PDFPageLeaf[]): void {
  for (const page of pages) {
    const stamps = stampsOf(page)
    keepOnly(page, pageKeys)
    if (stamps.length > 0) page.set(PDFName.of('Annots'), context.obj(stamps))
  }
  for (const [, object] of context.enumerateIndirectObjects()) scrub(object)
}

function scrub(object: PDFObject): void {
  if (object instanceof PDFStream) {
    for (const key of foreignStreamKeys) object.dict.delete(key)
    if (isForeign(object.dict) && object instanceof PDFRawStream) object.updateContents(new Uint8Array())
    scrub(object.dict)
  } else if (object instanceof PDFDict) {
    if (isForeign(object)) keepOnly(object, new Set())
    const resources = object.lookup(PDFName.of('Resources'))
    if (resources instanceof PDFDict) keepOnly(resources, resourceKeys)
    for (const value of object.values()) scrub(value)
  } else if (object instanceof PDFArray) {
    for (const item of object.asArray()) scrub(item)
  }
}

function isForeign(dict: PDFDict): boolean {
  const holds = (key: string, among: ReadonlySet<PDFObject>) => {
    const value = dict.lookup(PDFName.of(key))
    return value !== undefined && among.has(value)
  }
  return (
    holds('Type', foreignTypes) ||
    holds('S', actions) ||
    ['JS', 'EF', 'RF'].some((key) => dict.has(PDFName.of(key)))
  )
}

function keepOnly(dict: PDFDict, kept: ReadonlySet<PDFName>): void {
  for (const key of dict.keys()) if (!kept.has(key)) dict.delete(key)
}

/** Form fields, stamps and notes keep their appearance, and lose their actions. */
function stampsOf(page: PDFPageLeaf): PDFDict[] {
  const annotations = page.lookup(PDFName.of('Annots'))
  if (!(annotations instanceof PDFArray)) return []
  return annotations.asArray().flatMap((_, index) => {
    const annotation = annotations.lookup(index)
    return annotation instanceof PDFDict ? (stampOf(annotation) ?? []) : []
  })
}

function stampOf(annotation: PDFDict): PDFDict | undefined {
  const flags = annotation.lookup(PDFName.of('F'))
  const place = annotation.lookup(PDFName.of('Rect'))
  const isHidden = flags instanceof PDFNumber && (flags.asNumber() & hiddenFlags) !== 0
  const look = lookOf(annotation)
  if (isHidden || !look || !(place instanceof PDFArray)) return undefined
  return annotation.context.obj({
    Type: 'Annot',
    Subtype: 'Stamp',
    F: 4,
    Rect: place,
    AP: { N: look },
  }) as PDFDict
}

function lookOf(annotation: PDFDict): PDFObject | undefined {
  const appearance = annotation.lookup(PDFName.of('AP'))
  if (!(appearance instanceof PDFDict)) return undefined
  const normal = PDFName.of('N')
  const found = appearance.lookup(normal)
  if (found instanceof PDFStream) return appearance.get(normal)
  const state = annotation.lookup(PDFName.of('AS'))
  if (!(found instanceof PDFDict && state instanceof PDFName)) return undefined
  return found.lookup(state) instanceof PDFStream ? found.get(state) : undefined
}
