import { Thumb } from '../../platform/thumb.tsx'
import type { ShownLine } from './shown-lines.ts'

type LinePictureProps = { line: ShownLine; width: number; height: number; className?: string }

export function LinePicture({ line: { item, product }, ...size }: LinePictureProps) {
  const known = item?.product ?? { range: product?.range ?? null }
  return <Thumb product={known} picture={product?.picture} {...size} />
}
