/** A picture to compose: what lies on the table, from the back to the front. `tint` overrides the category's colour; `square` for what is no dish. */
export interface Scene {
  readonly tint?: string
  readonly square?: boolean
  readonly parts: readonly string[]
}

/** Scenes by the key of the dish that they show. */
export type Scenes = Readonly<Record<string, Scene>>

export const scene = (...parts: readonly string[]): Scene => ({ parts })
