import { type Drawing, drawings } from './drawings.ts'

/** The position and treatment of a drawing in its picture. */
export interface Placing {
  /** Degrees, clockwise. */
  readonly turn?: number
  readonly flip?: boolean
  /** Without a shadow. */
  readonly afloat?: boolean
  readonly opacity?: number
  /** Recoloured, since the drawing is of raw meat or of a fried dumpling. */
  readonly cooked?: 'seared' | 'steamed'
}

/** A drawing centred at `x`, `y`, `size` wide and high. */
export const draw = (
  name: Drawing,
  x: number,
  y: number,
  size: number,
  { turn = 0, flip = false, afloat = false, opacity = 1, cooked }: Placing = {},
): string => {
  const shadow = afloat
    ? ''
    : `<ellipse cx="${x + size * 0.05}" cy="${y + size * 0.42}" rx="${size * 0.4}" ry="${size * 0.1}" fill="#3A1F0C" opacity="0.28" filter="url(#soft)"/>`
  const scale = `${flip ? -size : size} ${size}`
  const use = `<use href="#d-${drawings[name]}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-0.5 -0.5)"/>`
  const look = cooked ? `<g filter="url(#${cooked})">${use}</g>` : use
  return `${shadow}<g filter="url(#lift)" opacity="${opacity}">${look}</g>`
}
