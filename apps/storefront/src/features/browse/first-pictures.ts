import type { MenuPart } from './menu-parts.ts'

/** Number of pictures of a first screen, which load at once. */
export const FIRST_PICTURES = 4

/** Returns the ids of the first pictures of a menu. */
export const firstPictures = (parts: readonly MenuPart[]): readonly string[] =>
  (parts[0]?.groups[0]?.dishes ?? [])
    .slice(0, FIRST_PICTURES)
    .flatMap(({ product }) => product.images?.[0] ?? [])
