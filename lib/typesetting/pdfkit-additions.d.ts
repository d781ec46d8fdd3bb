import type { Font } from 'fontkit'

// What PDFKit 0.20 takes, and its types do not say yet.
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      font(src: Font, size: number): this
    }
    type OpenedImage = { width: number; height: number }
    interface PDFImage {
      /** Written once, however often it is drawn. */
      openImage(src: Buffer): OpenedImage
      image(src: OpenedImage, x: number, y: number, options: ImageOption): this
    }
    interface StructureElementOptions {
      scope?: 'Column' | 'Row'
    }
  }
}
