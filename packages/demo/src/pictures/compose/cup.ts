import { darker } from './colour.ts'
import { round } from './gradient.ts'
import { bowl, plate } from './vessels.ts'

/** A full cup on its saucer. */
export const cup = (
  drink: string,
  { cx = 400, cy = 270, rx = 160, colour = '#FFFDF8', foam = '' } = {},
): string => {
  const paint = round(colour)
  const depth = rx * 1.12
  const [hx, hy] = [cx + rx * 0.9, cy + depth * 0.34]
  const handle = `M ${hx - rx * 0.06} ${hy - rx * 0.2} C ${hx + rx * 0.62} ${hy - rx * 0.42} ${hx + rx * 0.6} ${hy + rx * 0.46} ${hx - rx * 0.2} ${hy + rx * 0.34}`
  return `<defs>${paint.defs}</defs>${plate(colour, cx, cy + depth + rx * 0.02, rx * 1.5)}
<path d="${handle}" fill="none" stroke="${darker(colour, 0.24)}" stroke-width="${rx * 0.19}" stroke-linecap="round"/>
<path d="${handle}" fill="none" stroke="${colour}" stroke-width="${rx * 0.13}" stroke-linecap="round"/>
${bowl({ colour, soup: drink, cx, cy, rx, depth }, foam)}`
}
