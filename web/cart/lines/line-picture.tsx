import { Thumb } from '../../platform/thumb.tsx'
import type { ShownLine } from './shown-lines.ts'

type LinePictureProps = { line: ShownLine; width: number; height: number }

export function LinePicture({ line: { item, product }, width, height }: LinePictureProps) {
  const known = item?.product ?? { range: product?.range ?? null }
  return <Thumb product={known} picture={product?.picture} width={width} height={height} />
}
