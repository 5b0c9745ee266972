import { darker, lighter } from './colour.ts'
import { ball } from './gradient.ts'
import { scatter } from './scatter.ts'

/** A fried egg. */
export const friedEgg = (x: number, y: number, size: number, turn = 0): string => {
  const [white, yolk] = [ball('#FFFDF7', 0.1), ball('#FFB11F', 0.22)]
  const r = size / 2
  const blob = `M ${-r} ${r * 0.05} C ${-r * 1.02} ${-r * 0.4} ${-r * 0.5} ${-r * 0.34} ${-r * 0.36} ${-r * 0.5} C ${-r * 0.1} ${-r * 0.72} ${r * 0.3} ${-r * 0.6} ${r * 0.5} ${-r * 0.46} C ${r * 0.8} ${-r * 0.4} ${r * 1.04} ${-r * 0.2} ${r * 0.96} ${r * 0.1} C ${r * 0.94} ${r * 0.42} ${r * 0.5} ${r * 0.36} ${r * 0.3} ${r * 0.5} C ${r * 0.02} ${r * 0.66} ${-r * 0.3} ${r * 0.46} ${-r * 0.56} ${r * 0.44} C ${-r * 0.84} ${r * 0.4} ${-r} ${r * 0.3} ${-r} ${r * 0.05} Z`
  return `<defs>${white.defs}${yolk.defs}</defs><g filter="url(#lift)" transform="translate(${x} ${y}) rotate(${turn})"><path d="${blob}" fill="#D9A05A" transform="translate(0 ${r * 0.05}) scale(1.02)"/><path d="${blob}" fill="${white.fill}"/><ellipse cx="${r * 0.04}" cy="${r * 0.03}" rx="${r * 0.4}" ry="${r * 0.3}" fill="#E9D9BC" opacity="0.6"/><ellipse cx="${r * 0.04}" cy="${-r * 0.03}" rx="${r * 0.38}" ry="${r * 0.29}" fill="${yolk.fill}"/><ellipse cx="${-r * 0.08}" cy="${-r * 0.14}" rx="${r * 0.13}" ry="${r * 0.06}" fill="#FFF" opacity="0.8"/></g>`
}

/** Slices fanned out from left to right: meat, cutlet, cake. `rim` is the colour of their edge. */
export const slices = (
  colour: string,
  [x, y, wide, high]: readonly [number, number, number, number],
  count = 5,
  rim = darker(colour, 0.45),
): string => {
  const paint = ball(colour, 0.28)
  const each = wide / (count + 0.6)
  const one = (index: number) => {
    const left = x - wide / 2 + index * each
    const lean = 10 + index * 1.5
    const body = `M ${left} ${y + high * 0.42} C ${left - 8} ${y} ${left + 8} ${y - high * 0.52} ${left + each * 0.8} ${y - high * 0.5} C ${left + each * 1.7} ${y - high * 0.48} ${left + each * 1.72} ${y} ${left + each * 1.5} ${y + high * 0.46} Q ${left + each * 0.7} ${y + high * 0.6} ${left} ${y + high * 0.42} Z`
    const streak = `M ${left + each * 0.42} ${y + high * 0.22} Q ${left + each * 0.7} ${y - high * 0.06} ${left + each * 0.72} ${y - high * 0.3} M ${left + each * 0.86} ${y + high * 0.28} Q ${left + each * 1.16} ${y} ${left + each * 1.1} ${y - high * 0.22}`
    return `<g filter="url(#lift)" transform="rotate(${lean} ${left} ${y})"><path d="${body}" fill="${paint.fill}" stroke="${rim}" stroke-width="7" stroke-linejoin="round"/><path d="${streak}" stroke="${lighter(colour, 0.45)}" stroke-width="5" fill="none" stroke-linecap="round" opacity="0.7"/></g>`
  }
  return `<defs>${paint.defs}</defs>${Array.from({ length: count }, (_, index) => one(index)).join('')}`
}

/** Round slices spread over an ellipse: cucumber, sausage. */
export const coins = (
  [face, edge]: readonly [string, string],
  count: number,
  area: readonly [number, number, number, number],
  { size = 34, seed = 2 } = {},
): string => {
  const paint = ball(face, 0.16)
  const all = scatter(count, seed, area).toSorted((a, b) => a.y - b.y)
  return `<defs>${paint.defs}</defs>${all
    .map(
      ({ x, y, turn }) =>
        `<g filter="url(#lift)" transform="rotate(${((turn - 90) / 5).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"><ellipse cx="${x.toFixed(0)}" cy="${(y + 7).toFixed(0)}" rx="${size}" ry="${size * 0.68}" fill="${darker(edge, 0.2)}"/><ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${size}" ry="${size * 0.68}" fill="${edge}"/><ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${size * 0.84}" ry="${size * 0.54}" fill="${paint.fill}"/><ellipse cx="${(x - size * 0.3).toFixed(0)}" cy="${(y - size * 0.18).toFixed(0)}" rx="${size * 0.24}" ry="${size * 0.1}" fill="#FFF" opacity="0.5"/></g>`,
    )
    .join('')}`
}

/** A bun with a cracked golden crust. */
export const pineappleBun = (x: number, y: number, size: number): string => {
  const [crumb, crust] = [ball('#E9B566', 0.4), ball('#F0B23E', 0.3)]
  const r = size / 2
  const dome = `M ${x - r} ${y + r * 0.16} C ${x - r} ${y - r * 0.66} ${x - r * 0.5} ${y - r * 0.86} ${x} ${y - r * 0.86} C ${x + r * 0.5} ${y - r * 0.86} ${x + r} ${y - r * 0.66} ${x + r} ${y + r * 0.16} Q ${x + r * 0.7} ${y + r * 0.3} ${x + r * 0.5} ${y + r * 0.18} T ${x} ${y + r * 0.26} T ${x - r * 0.5} ${y + r * 0.18} T ${x - r} ${y + r * 0.16} Z`
  const cracks = [-0.62, -0.22, 0.2, 0.6]
    .map(
      (at) =>
        `<path d="M ${x + at * r * 1.25} ${y + r * 0.18} Q ${x + at * r * 0.9 + r * 0.14} ${y - r * 0.4} ${x + at * r * 0.62 + r * 0.2} ${y - r * 0.78} M ${x + at * r * 1.25} ${y + r * 0.18} Q ${x + at * r * 0.9 - r * 0.14} ${y - r * 0.4} ${x + at * r * 0.62 - r * 0.2} ${y - r * 0.78}"/>`,
    )
    .join('')
  return `<defs>${crumb.defs}${crust.defs}<clipPath id="crust-${x}"><path d="${dome}"/></clipPath></defs><g filter="url(#lift)"><path d="M ${x - r * 0.98} ${y} C ${x - r} ${y + r * 0.76} ${x + r} ${y + r * 0.76} ${x + r * 0.98} ${y} Z" fill="${crumb.fill}"/><path d="${dome}" fill="${crust.fill}"/><g clip-path="url(#crust-${x})" fill="none" stroke="#B5741C" stroke-width="6" stroke-linecap="round" opacity="0.62">${cracks}<path d="M ${x - r} ${y - r * 0.26} Q ${x} ${y - r * 0.56} ${x + r} ${y - r * 0.26} M ${x - r} ${y + r * 0.04} Q ${x} ${y - r * 0.2} ${x + r} ${y + r * 0.04}"/></g><ellipse cx="${x - r * 0.34}" cy="${y - r * 0.52}" rx="${r * 0.24}" ry="${r * 0.1}" fill="#FFF3C4" opacity="0.75" transform="rotate(-24 ${x - r * 0.34} ${y - r * 0.52})"/></g>`
}

/** Half a boiled egg, yolk up. */
export const halfEgg = (x: number, y: number, size: number, turn = 0): string => {
  const [white, yolk] = [ball('#FFFBF2', 0.16), ball('#FF9F1C', 0.2)]
  const r = size / 2
  return `<defs>${white.defs}${yolk.defs}</defs><g filter="url(#lift)" transform="translate(${x} ${y}) rotate(${turn})"><ellipse cx="0" cy="${r * 0.1}" rx="${r}" ry="${r * 0.72}" fill="#D9B98C"/><ellipse cx="0" cy="0" rx="${r}" ry="${r * 0.7}" fill="${white.fill}"/><ellipse cx="${r * 0.06}" cy="${-r * 0.02}" rx="${r * 0.52}" ry="${r * 0.38}" fill="${yolk.fill}"/><ellipse cx="${-r * 0.1}" cy="${-r * 0.14}" rx="${r * 0.16}" ry="${r * 0.07}" fill="#FFF" opacity="0.75"/></g>`
}
