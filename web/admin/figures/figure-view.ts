import { type FigureRange, figureRangeNames } from '#domain/admin/figures.ts'

/** The parameters of Today’s URL. */
export type FigureView = { range: FigureRange; isTable: boolean }

export function readFigureView(search: URLSearchParams): FigureView {
  return {
    range: figureRangeNames.find((range) => range === search.get('range')) ?? '30-days',
    isTable: search.get('view') === 'table',
  }
}

export function figureSearch({ range, isTable }: FigureView): string {
  return new URLSearchParams({ range, ...(isTable && { view: 'table' }) }).toString()
}
