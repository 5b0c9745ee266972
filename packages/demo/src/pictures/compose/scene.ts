/**
 * A picture to compose: what is on the table, from back to front. `tint` overrides the colour of the category; `square`
 * is for pictures other than dishes.
 */
export interface Scene {
  readonly tint?: string
  readonly square?: boolean
  readonly parts: readonly string[]
}

/** Scenes by the key of their dish. */
export type Scenes = Readonly<Record<string, Scene>>

export const scene = (...parts: readonly string[]): Scene => ({ parts })
