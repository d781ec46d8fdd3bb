import type { Font } from 'fontkit'

// Options that PDFKit 0.20 supports but its types lack.
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      font(src: Font, size: number): this
    }
    type OpenedImage = { width: number; height: number }
    interface PDFImage {
      /** Stored once in the file, however often it is drawn. */
      openImage(src: Buffer): OpenedImage
      image(src: OpenedImage, x: number, y: number, options: ImageOption): this
    }
    interface StructureElementOptions {
      scope?: 'Column' | 'Row'
    }
  }
}
