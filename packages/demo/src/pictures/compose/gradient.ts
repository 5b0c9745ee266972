import { darker, lighter } from './colour.ts'

/** A gradient: its definition, and the paint that refers to it. */
export interface Paint {
  readonly defs: string
  readonly fill: string
}

const idOf = (kind: string, colour: string, extra: string): string =>
  `${kind}-${colour.slice(1)}-${extra.replaceAll(/[^a-z0-9]/gi, '')}`

/** Lit from the left, for upright round things. */
export const round = (colour: string, depth = 0.34): Paint => {
  const id = idOf('round', colour, String(depth))
  return {
    fill: `url(#${id})`,
    defs: `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0.25"><stop offset="0" stop-color="${darker(colour, depth * 0.25)}"/><stop offset="0.25" stop-color="${lighter(colour, 0.45)}"/><stop offset="0.6" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, depth)}"/></linearGradient>`,
  }
}

/** Lit from the top left, for balls, mounds and surfaces. */
export const ball = (colour: string, depth = 0.3): Paint => {
  const id = idOf('ball', colour, String(depth))
  return {
    fill: `url(#${id})`,
    defs: `<radialGradient id="${id}" cx="0.38" cy="0.28" r="0.78"><stop offset="0" stop-color="${lighter(colour, 0.6)}"/><stop offset="0.55" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, depth)}"/></radialGradient>`,
  }
}
