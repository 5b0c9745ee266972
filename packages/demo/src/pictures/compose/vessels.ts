import { darker, lighter } from './colour.ts'
import { ball, round } from './gradient.ts'

const ellipse = (
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  rest: string,
): string => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" ${rest}/>`

const ground = (cx: number, cy: number, rx: number, ry: number): string =>
  ellipse([cx + 14, cy, rx, ry], 'fill="#3A1F0C" opacity="0.34" filter="url(#softer)"')

/** A plate seen from slightly above. */
export const plate = (colour = '#FFFDF8', cx = 400, cy = 420, rx = 290): string => {
  const ry = rx * 0.3
  const side = round(colour, 0.22)
  const top = ball(colour, 0.1)
  return `<defs>${side.defs}${top.defs}</defs>${ground(cx, cy + 34, rx * 0.98, ry * 0.9)}
${ellipse([cx, cy + 15, rx * 0.97, ry], `fill="${side.fill}"`)}
${ellipse([cx, cy, rx, ry], `fill="${top.fill}" stroke="${darker(colour, 0.12)}" stroke-width="2"`)}
${ellipse([cx, cy + 4, rx * 0.74, ry * 0.68], `fill="${darker(colour, 0.1)}" opacity="0.55"`)}
${ellipse([cx, cy + 8, rx * 0.72, ry * 0.64], `fill="${lighter(colour, 0.2)}"`)}`
}

/** The look and contents of a bowl. */
export interface Bowl {
  readonly colour: string
  /** The colour of the soup or of the lowest layer. */
  readonly soup: string
  readonly cx?: number
  readonly cy?: number
  readonly rx?: number
  readonly depth?: number
}

/** A bowl with its contents, which the near rim covers. */
export const bowl = (
  { colour, soup, cx = 400, cy = 320, rx = 250, depth = 190 }: Bowl,
  ...contents: readonly string[]
): string => {
  const ry = rx * 0.3
  const side = round(colour)
  const surface = ball(soup, 0.22)
  const inner = [cx, cy + 4, rx - 22, ry - 12] as const
  const clip = `in-${cx}-${cy}-${rx}`
  const body = `M ${cx - rx} ${cy} C ${cx - rx} ${cy + depth * 0.78} ${cx - rx * 0.52} ${cy + depth} ${cx} ${cy + depth} C ${cx + rx * 0.52} ${cy + depth} ${cx + rx} ${cy + depth * 0.78} ${cx + rx} ${cy} Z`
  const foot = rx * 0.42
  return `<defs>${side.defs}${surface.defs}<clipPath id="${clip}"><path d="M 0 -200 H 800 V ${cy + 4} H ${cx + inner[2]} A ${inner[2]} ${inner[3]} 0 0 1 ${cx - inner[2]} ${cy + 4} H 0 Z"/></clipPath></defs>
${ground(cx, cy + depth + 12, rx * 0.8, 34)}
<path d="M ${cx - foot} ${cy + depth - 14} L ${cx - foot * 0.92} ${cy + depth + 16} Q ${cx} ${cy + depth + 34} ${cx + foot * 0.92} ${cy + depth + 16} L ${cx + foot} ${cy + depth - 14} Z" fill="${darker(colour, 0.3)}"/>
<path d="${body}" fill="${side.fill}"/>
${ellipse([cx, cy, rx, ry], `fill="${lighter(colour, 0.45)}"`)}
${ellipse([cx, cy + 3, rx - 13, ry - 7], `fill="${darker(colour, 0.32)}"`)}
${ellipse(inner, `fill="${surface.fill}"`)}
<g clip-path="url(#${clip})">${contents.join('')}</g>`
}

/** A bamboo steamer with its dim sum. */
export const steamer = (...contents: readonly string[]): string => {
  const [cx, cy, rx, ry, high] = [400, 370, 275, 98, 104] as const
  const wood = round('#D9A866', 0.42)
  const side = `M ${cx - rx} ${cy} V ${cy + high} A ${rx} ${ry} 0 0 0 ${cx + rx} ${cy + high} V ${cy} Z`
  const band = (y: number) =>
    `<path d="M ${cx - rx} ${y} A ${rx} ${ry} 0 0 0 ${cx + rx} ${y}" fill="none" stroke="#8A5A26" stroke-width="4" opacity="0.55"/>`
  const clip = `M 0 -200 H 800 V ${cy} H ${cx + rx - 20} A ${rx - 20} ${ry - 9} 0 0 1 ${cx - rx + 20} ${cy} H 0 Z`
  return `<defs>${wood.defs}<clipPath id="steamer"><path d="${clip}"/></clipPath></defs>
${ground(cx, cy + high + 78, rx * 0.95, 46)}<path d="${side}" fill="${wood.fill}"/>${band(cy + 26)}${band(cy + 84)}
${ellipse([cx, cy, rx, ry], 'fill="#EBC384"')}${ellipse([cx, cy, rx - 16, ry - 8], 'fill="#9C6B34"')}
${ellipse([cx, cy + 8, rx - 24, ry - 14], 'fill="#F4E6C8"')}
<g clip-path="url(#steamer)">${contents.join('')}</g>`
}

/** A hot iron plate on a wooden tray. */
export const ironPlate = (): string => {
  const wood = round('#B57A45', 0.45)
  const iron = ball('#4A4541', 0.5)
  return `<defs>${wood.defs}${iron.defs}</defs>${ground(400, 470, 300, 80)}
${ellipse([400, 452, 315, 92], 'fill="#6B4220"')}${ellipse([400, 436, 315, 92], `fill="${wood.fill}"`)}
${ellipse([400, 428, 268, 74], 'fill="#1E1A18"')}${ellipse([400, 418, 268, 74], `fill="${iron.fill}"`)}
${ellipse([400, 422, 236, 60], 'fill="#2A2522"')}`
}

/** A board of pale wood. */
export const board = (): string => {
  const wood = round('#DDAF76', 0.34)
  return `<defs>${wood.defs}</defs>${ground(400, 476, 300, 70)}
<path d="M 150 388 H 650 Q 672 388 680 404 L 712 470 Q 718 490 694 490 H 106 Q 82 490 88 470 L 120 404 Q 128 388 150 388 Z" fill="#9A6835" transform="translate(0 14)"/>
<path d="M 150 388 H 650 Q 672 388 680 404 L 712 470 Q 718 490 694 490 H 106 Q 82 490 88 470 L 120 404 Q 128 388 150 388 Z" fill="${wood.fill}"/>
<path d="M 132 418 Q 300 408 470 420 T 690 424 M 118 452 Q 320 440 520 456 T 700 458" fill="none" stroke="#A8743D" stroke-width="3" opacity="0.4"/>`
}
