import { darker } from './colour.ts'
import { ball } from './gradient.ts'

/** A round bun; `pleats` gathers it at the top like a soup dumpling, `split` opens it over its filling. */
export const bun = (
  x: number,
  y: number,
  size: number,
  kind: 'pleats' | 'split' | 'plain',
): string => {
  const paint = ball('#FFF6E6', 0.22)
  const r = size / 2
  const pleats = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI * (0.08 + (index / 10) * 0.84)
    const [ex, ey] = [x - Math.cos(angle) * r * 0.78, y - r * 0.42 + Math.sin(angle) * r * 0.86]
    return `<path d="M ${x} ${y - r * 0.66} Q ${(x + ex) / 2 + 4} ${(y - r * 0.66 + ey) / 2 - r * 0.12} ${ex} ${ey}" fill="none" stroke="#C9A67C" stroke-width="3.5" opacity="0.6" stroke-linecap="round"/>`
  }).join('')
  const knot = `<ellipse cx="${x}" cy="${y - r * 0.64}" rx="${r * 0.16}" ry="${r * 0.1}" fill="#D9B88C"/>`
  const open = `<path d="M ${x - r * 0.5} ${y - r * 0.3} Q ${x - r * 0.1} ${y - r * 0.62} ${x} ${y - r * 0.28} Q ${x + r * 0.12} ${y - r * 0.66} ${x + r * 0.52} ${y - r * 0.26} Q ${x + r * 0.2} ${y - r * 0.08} ${x + r * 0.04} ${y + r * 0.12} Q ${x - r * 0.14} ${y - r * 0.1} ${x - r * 0.5} ${y - r * 0.3} Z" fill="#A8321F"/><path d="M ${x - r * 0.26} ${y - r * 0.3} q ${r * 0.2} ${-r * 0.1} ${r * 0.3} ${r * 0.1}" stroke="#E8724A" stroke-width="6" fill="none" stroke-linecap="round"/>`
  return `<defs>${paint.defs}</defs><g filter="url(#lift)"><path d="M ${x - r} ${y + r * 0.2} C ${x - r} ${y - r * 0.6} ${x - r * 0.5} ${y - r * 0.8} ${x} ${y - r * 0.8} C ${x + r * 0.5} ${y - r * 0.8} ${x + r} ${y - r * 0.6} ${x + r} ${y + r * 0.2} C ${x + r} ${y + r * 0.68} ${x - r} ${y + r * 0.68} ${x - r} ${y + r * 0.2} Z" fill="${paint.fill}"/>${kind === 'pleats' ? pleats + knot : ''}${kind === 'split' ? open : ''}</g>`
}

/** An open pork dumpling with roe on top. */
export const siuMai = (x: number, y: number, size: number): string => {
  const skin = ball('#F3C95A', 0.3)
  const r = size / 2
  const frill = Array.from({ length: 9 }, (_, index) => {
    const px = x - r * 0.84 + (index / 8) * r * 1.68
    return `<path d="M ${px} ${y - r * 0.3} Q ${px + 4} ${y + r * 0.2} ${x + (px - x) * 0.8} ${y + r * 0.72}" stroke="${darker('#F3C95A', 0.3)}" stroke-width="3" fill="none" opacity="0.55"/>`
  }).join('')
  return `<defs>${skin.defs}</defs><g filter="url(#lift)"><path d="M ${x - r} ${y - r * 0.36} L ${x - r * 0.78} ${y + r * 0.62} Q ${x} ${y + r * 1.02} ${x + r * 0.78} ${y + r * 0.62} L ${x + r} ${y - r * 0.36} Z" fill="${skin.fill}"/>${frill}
<ellipse cx="${x}" cy="${y - r * 0.38}" rx="${r}" ry="${r * 0.42}" fill="#F7DA86"/><ellipse cx="${x}" cy="${y - r * 0.42}" rx="${r * 0.82}" ry="${r * 0.34}" fill="#E7A088"/><ellipse cx="${x - r * 0.3}" cy="${y - r * 0.5}" rx="${r * 0.22}" ry="${r * 0.08}" fill="#F6C8B4"/>
${[0, 1, 2, 3, 4, 5, 6].map((dot) => `<circle cx="${x + Math.cos(dot * 1.05) * r * 0.2 * (dot ? 1 : 0)}" cy="${y - r * 0.5 + Math.sin(dot * 1.05) * r * 0.09 * (dot ? 1 : 0)}" r="${r * 0.1}" fill="#FF7A1F" stroke="#C44A0A" stroke-width="1.5"/>`).join('')}</g>`
}

/** A custard tart. */
export const eggTart = (x: number, y: number, size: number): string => {
  const crust = ball('#D99A4E', 0.45)
  const custard = ball('#FFCB3D', 0.16)
  const r = size / 2
  const flutes = Array.from({ length: 13 }, (_, index) => {
    const px = x - r * 0.92 + (index / 12) * r * 1.84
    const low = Math.sqrt(Math.max(0, 1 - ((px - x) / r) ** 2)) * r * 0.36
    return `<path d="M ${px} ${y + low} L ${x + (px - x) * 0.76} ${y + r * 0.42 + low * 0.7}" stroke="#9C5F22" stroke-width="4" opacity="0.5"/>`
  }).join('')
  return `<defs>${crust.defs}${custard.defs}</defs><g filter="url(#lift)"><path d="M ${x - r} ${y} L ${x - r * 0.76} ${y + r * 0.46} A ${r * 0.76} ${r * 0.28} 0 0 0 ${x + r * 0.76} ${y + r * 0.46} L ${x + r} ${y} Z" fill="${crust.fill}"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.4}" fill="#E9B468"/>${flutes}<ellipse cx="${x}" cy="${y}" rx="${r * 0.86}" ry="${r * 0.32}" fill="#B97430"/><ellipse cx="${x}" cy="${y + 3}" rx="${r * 0.82}" ry="${r * 0.29}" fill="${custard.fill}"/><ellipse cx="${x - r * 0.3}" cy="${y - r * 0.07}" rx="${r * 0.26}" ry="${r * 0.07}" fill="#FFF6C9" opacity="0.9"/></g>`
}
