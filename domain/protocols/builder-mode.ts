/** Standard uses only the bar, Redesign a panel beside the page. */
export const builderModes = ['standard', 'redesign'] as const
export type BuilderMode = (typeof builderModes)[number]
export const defaultBuilderMode: BuilderMode = 'redesign'
