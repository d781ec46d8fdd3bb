/** SQL by what it looks after; answers nothing where all is well. */
export type Checks = Readonly<Record<string, string>>
