export function isModern(version: string): boolean
export function requireSupported(version: string): void
export function findNode(root: string): string
