import { darker, lighter } from './colour.ts'
import { ball } from './gradient.ts'
import { scatter, sequence } from './scatter.ts'

type Oval = readonly [cx: number, cy: number, rx: number, ry: number]

/** A tangle of noodles that fills an ellipse. */
export const tangle = (colour: string, [cx, cy, rx, ry]: Oval, seed = 1, strands = 46): string => {
  const next = sequence(seed)
  const strand = () => {
    const part = 0.25 + next() * 0.75
    const [x, y] = [cx + (next() - 0.5) * rx * 0.7, cy + (next() - 0.5) * ry * 0.7]
    const [a, b] = [rx * part * 0.62, ry * part * 0.62]
    const from = next() * Math.PI * 2
    const to = from + 1.6 + next() * 2.4
    const at = (angle: number) =>
      `${(x + Math.cos(angle) * a).toFixed(1)} ${(y + Math.sin(angle) * b).toFixed(1)}`
    const path = `M ${at(from)} A ${a} ${b} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`
    const shade = next()
    return `<path d="${path}" stroke="${darker(colour, 0.34)}" stroke-width="13"/><path d="${path}" stroke="${shade > 0.5 ? lighter(colour, 0.3) : colour}" stroke-width="9.5"/><path d="${path}" stroke="#FFFFFF" stroke-opacity="0.35" stroke-width="2.5" transform="translate(-1 -2)"/>`
  }
  return `<g fill="none" stroke-linecap="round">${Array.from({ length: strands }, strand).join('')}</g>`
}

/** A mound of rice, plain or with bits fried in it. */
export const mound = (
  colour: string,
  [cx, cy, rx, ry]: Oval,
  bits: readonly string[] = [],
): string => {
  const paint = ball(colour, 0.2)
  const path = `M ${cx - rx} ${cy} C ${cx - rx} ${cy - ry * 1.1} ${cx - rx * 0.55} ${cy - ry * 1.5} ${cx} ${cy - ry * 1.5} C ${cx + rx * 0.55} ${cy - ry * 1.5} ${cx + rx} ${cy - ry * 1.1} ${cx + rx} ${cy} C ${cx + rx} ${cy + ry * 0.5} ${cx - rx} ${cy + ry * 0.5} ${cx - rx} ${cy} Z`
  const area: Oval = [cx, cy - ry * 0.5, rx * 0.84, ry * 0.82]
  const grains = scatter(150, 7, area)
    .map(
      ({ x, y, turn }, index) =>
        `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="9" ry="4" fill="${index % 2 ? lighter(colour, 0.75) : darker(colour, 0.1)}" opacity="0.75" transform="rotate(${turn.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`,
    )
    .join('')
  const pieces = scatter(bits.length * 11, 23, area)
    .map(
      ({ x, y, turn }, index) =>
        `<rect x="${(x - 7).toFixed(1)}" y="${(y - 6).toFixed(1)}" width="14" height="12" rx="4" fill="${bits[index % bits.length] ?? colour}" stroke="#4A2412" stroke-opacity="0.18" transform="rotate(${turn.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`,
    )
    .join('')
  return `<defs>${paint.defs}</defs><g filter="url(#lift)"><path d="${path}" fill="${paint.fill}"/>${grains}${pieces}</g>`
}

/** Rings of scallion. */
export const scallion = (count: number, area: Oval, seed = 3): string =>
  scatter(count, seed, area)
    .map(
      ({ x, y }, index) =>
        `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="8" ry="5" fill="${index % 2 ? '#8CCB5E' : '#B9E08A'}" stroke="#4E9A3A" stroke-width="3"/>`,
    )
    .join('')

/** Seeds or flakes of one colour. */
export const sprinkle = (colour: string, count: number, area: Oval, seed = 5, size = 4): string =>
  scatter(count, seed, area)
    .map(
      ({ x, y, turn }) =>
        `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${size * 1.5}" ry="${size}" fill="${colour}" stroke="#4A2412" stroke-opacity="0.2" transform="rotate(${turn.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`,
    )
    .join('')

/** A pool of sauce. */
export const sauce = (colour: string, [cx, cy, rx, ry]: Oval): string => {
  const paint = ball(colour, 0.3)
  return `<defs>${paint.defs}</defs><path d="M ${cx - rx} ${cy} C ${cx - rx * 0.9} ${cy - ry} ${cx - rx * 0.3} ${cy - ry * 1.1} ${cx} ${cy - ry * 0.9} S ${cx + rx * 1.05} ${cy - ry * 0.8} ${cx + rx} ${cy} S ${cx + rx * 0.3} ${cy + ry * 1.1} ${cx} ${cy + ry * 0.9} S ${cx - rx * 1.05} ${cy + ry * 0.8} ${cx - rx} ${cy} Z" fill="${paint.fill}" opacity="0.96"/><ellipse cx="${cx - rx * 0.35}" cy="${cy - ry * 0.35}" rx="${rx * 0.22}" ry="${ry * 0.14}" fill="#FFF" opacity="0.5"/>`
}

/** Steam above hot food. */
export const steam = (x: number, y: number, high = 150): string =>
  [-46, 6, 58]
    .map((dx, index) => {
      const tall = high * (index === 1 ? 1.1 : 0.8)
      const path = `M ${x + dx} ${y} c 26 ${-tall * 0.2} 22 ${-tall * 0.34} 0 ${-tall * 0.5} s -24 ${-tall * 0.3} 2 ${-tall * 0.5}`
      return `<path d="${path}" fill="none" stroke="#FFFFFF" stroke-width="13" stroke-linecap="round" opacity="0.6" filter="url(#haze)"/>`
    })
    .join('')
