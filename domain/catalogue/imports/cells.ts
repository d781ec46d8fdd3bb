import { oneLine, paragraphs } from './plain-text.ts'
import type { Cells } from './record.ts'

/** A cell as one line without markup; empty when absent. */
export function textOf(cells: Cells, column: string): string {
  return oneLine(rawOf(cells, column))
}

/** A longer cell, keeping its paragraphs. */
export function paragraphsOf(cells: Cells, column: string): string {
  return paragraphs(rawOf(cells, column))
}

/** A cell unchanged. */
export function rawOf(cells: Cells, column: string): string {
  const value = cells[column]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

export function hasColumn(cells: Cells, column: string): boolean {
  return cells[column] !== undefined
}

/** The objects of a list in a JSON line; other items are ignored. */
export function objectsOf(cells: Cells, member: string): Cells[] {
  const value = cells[member]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
}

export function textsOf(cells: Cells, member: string): string[] {
  const value = cells[member]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string').map(oneLine) : []
}

/** A positive number; null for anything else, including zero, which means "not given" in these files. */
export function positiveOf(cells: Cells, member: string): number | null {
  const value = cells[member]
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null
}

/** The non-empty, trimmed parts of a cell that holds a list. */
export function listOf(cells: Cells, column: string, mark: RegExp | string): string[] {
  return rawOf(cells, column)
    .split(mark)
    .map((part) => oneLine(part))
    .filter((part) => part !== '')
}
