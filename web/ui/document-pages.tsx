import { useEffect, useRef, useState } from 'react'
import { drawingOf } from './document-zoom.ts'
import { openPdf, type PdfFile } from './pdf-file.ts'

export type DocumentState = 'loading' | 'shown' | 'failed'

type DocumentPagesProps = {
  file: Blob
  label: string
  page: number
  placeWidth: number
  zoom: number
  onOpen(pages: number): void
  onState(state: DocumentState): void
}

/** A page of a PDF on a canvas, with its text for screen readers. */
export default function DocumentPages(props: DocumentPagesProps) {
  const { file, label, page, placeWidth, zoom, onOpen, onState } = props
  const [pdf, setPdf] = useState<PdfFile>()
  const [words, setWords] = useState('')
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const opening = new AbortController()
    openPdf(file, opening.signal).then(
      (opened) => {
        setPdf(opened)
        onOpen(opened.pages)
      },
      () => opening.signal.aborted || onState('failed'),
    )
    return () => opening.abort()
  }, [file, onOpen, onState])

  useEffect(() => {
    if (!pdf || placeWidth === 0) return
    const drawing = new AbortController()
    const draft = document.createElement('canvas')
    let size = { width: 0, height: 0 }
    const prepare = (paper: { width: number; height: number }) => {
      const { width, height, ratio } = drawingOf(paper, placeWidth, zoom, devicePixelRatio)
      size = { width, height }
      draft.width = Math.ceil(width * ratio)
      draft.height = Math.ceil(height * ratio)
      return { canvas: draft, scale: (width * ratio) / paper.width }
    }
    pdf.draw(page, prepare, drawing.signal).then(
      (text) => {
        if (drawing.signal.aborted || !canvas.current) return
        show(draft, canvas.current, size)
        setWords(text)
        onState('shown')
      },
      () => drawing.signal.aborted || onState('failed'),
    )
    return () => drawing.abort()
  }, [pdf, page, placeWidth, zoom, onState])

  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className="mx-auto bg-white shadow-2"
        width={0}
        height={0}
      />
      <p className="visually-hidden">{words}</p>
    </>
  )
}

/** The old drawing stays until the new one is complete. */
function show(draft: HTMLCanvasElement, canvas: HTMLCanvasElement, size: { width: number; height: number }) {
  canvas.width = draft.width
  canvas.height = draft.height
  canvas.style.width = `${size.width}px`
  canvas.style.height = `${size.height}px`
  canvas.getContext('2d')?.drawImage(draft, 0, 0)
}
