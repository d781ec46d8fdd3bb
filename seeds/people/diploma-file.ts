import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import type { CertificateType } from '#domain/practitioners/certificates.ts'
import type { Lettering } from '#lib/pack-drawing/pack-drawing.ts'
import { type Diploma, drawDiploma, drawSupplement } from './draw-diploma.ts'

const scanWidth = 1290
const pagePoints: [number, number] = [595, 775]

/** The diploma as its holder would upload it: a photograph, or a scan of both pages. */
export async function diplomaFile(
  diploma: Diploma,
  type: CertificateType,
  lettering: Lettering,
): Promise<Uint8Array> {
  const front = picture(drawDiploma(diploma, lettering, scanWidth))
  if (type === 'image/png') return front.png({ palette: true }).toBuffer()
  if (type === 'image/jpeg') return front.jpeg({ quality: 88 }).toBuffer()
  const pdf = await PDFDocument.create()
  for (const side of [front, picture(drawSupplement(diploma, lettering, scanWidth))]) {
    const [width, height] = pagePoints
    const scan = await pdf.embedJpg(await side.jpeg({ quality: 84 }).toBuffer())
    pdf.addPage(pagePoints).drawImage(scan, { x: 0, y: 0, width, height })
  }
  return pdf.save()
}

const picture = (svg: string) => sharp(Buffer.from(svg))
