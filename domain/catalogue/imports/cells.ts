import { oneLine, paragraphs } from './plain-text.ts'
import type { Cells } from './record.ts'

/** A cell on one line, without markup; empty when absent. */
export function textOf(cells: Cells, column: string): string {
  return oneLine(rawOf(cells, column))
}

/** A longer cell, its paragraphs kept. */
export function paragraphsOf(cells: Cells, column: string): string {
  return paragraphs(rawOf(cells, column))
}

/** A cell as it stands. */
export function rawOf(cells: Cells, column: string): string {
  const value = cells[column]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

export function hasColumn(cells: Cells, column: string): boolean {
  return cells[column] !== undefined
}

/** The objects of a list in a JSON line; whatever else stands in it is left out. */
export function objectsOf(cells: Cells, member: string): Cells[] {
  const value = cells[member]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
}

export function textsOf(cells: Cells, member: string): string[] {
  const value = cells[member]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string').map(oneLine) : []
}

/** A positive number; null for zero, which in these files means "not given", and for anything else. */
export function positiveOf(cells: Cells, member: string): number | null {
  const value = cells[member]
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null
}

/** Parts of a cell that lists several, trimmed, without empty ones. */
export function listOf(cells: Cells, column: string, mark: RegExp | string): string[] {
  return rawOf(cells, column)
    .split(mark)
    .map((part) => oneLine(part))
    .filter((part) => part !== '')
}
