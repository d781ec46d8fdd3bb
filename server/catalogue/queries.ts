/** What other features may ask of the catalogue: its read model, and being told of changes. */
export type { ChangeListener, ReadModel } from './read-model/read-model.ts'
