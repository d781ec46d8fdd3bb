import { buffer } from 'node:stream/consumers'
import PDFKitDocument from 'pdfkit'
import { a4, type Decor, type Page, type PaperDocument, type Tag, type Tagged, type Text } from './page.ts'
import { type Typesetter, trackingOf } from './typesetter.ts'

type Pdf = InstanceType<typeof PDFKitDocument>
type Image = PDFKit.Mixins.OpenedImage
/** PNG or JPEG by key; a missing one leaves its space empty. */
export type Pictures = ReadonlyMap<string, Uint8Array>

type PdfOptions = {
  typesetter: Typesetter
  pictures: Pictures
  /** The program's name in the file's properties. */
  producer: string
  madeAt: Date
}

const pointsPerPixel = 0.75

/** A PDF whose text can be searched, copied and read aloud in order. */
export async function writePdf(
  { title, author, language, pages }: PaperDocument,
  { typesetter, pictures, producer, madeAt }: PdfOptions,
): Promise<Uint8Array> {
  const pdf = new PDFKitDocument({
    size: [a4.width * pointsPerPixel, a4.height * pointsPerPixel],
    margin: 0,
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: author, Producer: producer, Creator: producer, CreationDate: madeAt },
  })
  const whole = buffer(pdf)
  const pen = { pdf, typesetter, picture: openedPictures(pdf, pictures) }
  const root = pdf.struct('Document')
  for (const page of pages) for (const part of drawPage(pen, page)) root.add(part)
  pdf.addStructure(root)
  pdf.end()
  return whole
}

type Pen = { pdf: Pdf; typesetter: Typesetter; picture: (key: string) => Image | undefined }

function openedPictures(pdf: Pdf, pictures: Pictures): Pen['picture'] {
  const opened = new Map<string, Image>()
  return (key) => {
    const bytes = pictures.get(key)
    if (!bytes) return undefined
    const known = opened.get(key) ?? pdf.openImage(Buffer.from(bytes))
    opened.set(key, known)
    return known
  }
}

function drawPage(pen: Pen, { behind, content, running }: Page) {
  const { pdf } = pen
  pdf.addPage().scale(pointsPerPixel)
  pdf.markContent('Artifact', { type: 'Layout' })
  for (const decor of behind) drawDecor(pen, decor)
  pdf.endMarkedContent()
  if (running.length > 0) {
    pdf.markContent('Artifact', { type: 'Pagination' })
    for (const text of running) drawText(pen, text)
    pdf.endMarkedContent()
  }
  return content.map((tagged) => drawTagged(pen, tagged))
}

const scopes: Partial<Record<Tag, 'Column' | 'Row'>> = { TH: 'Column' }

function drawTagged(pen: Pen, { tag, language, parts }: Tagged): PDFKit.PDFStructureElement {
  const { pdf } = pen
  const scope = scopes[tag]
  const element = pdf.struct(tag, { ...(language && { lang: language }), ...(scope && { scope }) })
  for (const part of parts) {
    if ('tag' in part) {
      element.add(drawTagged(pen, part))
      continue
    }
    const content = pdf.markStructureContent(tag)
    drawText(pen, part)
    pdf.endMarkedContent()
    element.add(content)
  }
  element.end()
  return element
}

function drawText({ pdf, typesetter }: Pen, { text, x, baseline, style, link }: Text): void {
  const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing: trackingOf(style) } as const
  pdf.fillColor(style.colour)
  for (const run of typesetter.runsOf(text, style))
    pdf.font(run.font, style.size).text(run.text, x + run.x, baseline, options)
  if (link) pdf.link(x, baseline - style.size, typesetter.widthOf(text, style), style.size * 1.25, link)
}

function drawDecor({ pdf, picture }: Pen, decor: Decor): void {
  if (decor.kind === 'box') {
    const { x, y, width, height, fill, stroke, line = 1, radius = 0 } = decor
    if (fill) pdf.roundedRect(x, y, width, height, radius).fill(fill)
    if (!stroke) return
    const [inset, shorter] = [line / 2, line]
    pdf
      .lineWidth(line)
      .roundedRect(x + inset, y + inset, width - shorter, height - shorter, radius)
      .stroke(stroke)
  } else if (decor.kind === 'drawing') {
    const { path, x, y, scale, fill, stroke, line = 1 } = decor
    pdf.save().translate(x, y).scale(scale)
    if (fill) pdf.path(path).fill(fill)
    if (stroke) pdf.lineWidth(line).lineCap('round').lineJoin('round').path(path).stroke(stroke)
    pdf.restore()
  } else {
    const { key, x, y, width, height } = decor
    const image = picture(key)
    if (image) pdf.image(image, x, y, { width, height })
  }
}
