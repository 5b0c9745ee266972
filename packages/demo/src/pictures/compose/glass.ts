import { darker, lighter } from './colour.ts'

/** A tall glass; `layers` are colours from the bottom up. */
export const glass = (
  layers: readonly string[],
  { cx = 400, top = 120, high = 380, wide = 200, straw = '#D9463B' } = {},
): string => {
  const [half, base, ry] = [wide / 2, wide * 0.36, wide * 0.13]
  const bottom = top + high
  const level = top + high * 0.12
  const id = `liquid-${cx}`
  const stops = layers
    .flatMap((colour, index) => {
      const at = index / Math.max(1, layers.length - 1)
      return [`<stop offset="${1 - at}" stop-color="${colour}"/>`]
    })
    .toReversed()
    .join('')
  const halfAt = (y: number) => base + ((half - base) * (bottom - y)) / high
  const w = halfAt(level) - 8
  const outline = `M ${cx - half} ${top} L ${cx - base} ${bottom} A ${base} ${ry * 0.7} 0 0 0 ${cx + base} ${bottom} L ${cx + half} ${top}`
  const surface = layers.at(-1) ?? '#FFFFFF'
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient><linearGradient id="shine-${cx}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#FFF" stop-opacity="0.5"/><stop offset="0.22" stop-color="#FFF" stop-opacity="0.06"/><stop offset="0.72" stop-color="#FFF" stop-opacity="0"/><stop offset="1" stop-color="#3A1F0C" stop-opacity="0.26"/></linearGradient></defs>
<ellipse cx="${cx + 12}" cy="${bottom + 14}" rx="${base * 1.3}" ry="26" fill="#3A1F0C" opacity="0.36" filter="url(#soft)"/>
<path d="${outline} Z" fill="#FFFFFF" opacity="0.4"/>
<path d="M ${cx - w} ${level} L ${cx - base + 7} ${bottom - 8} A ${base - 7} ${ry * 0.6} 0 0 0 ${cx + base - 7} ${bottom - 8} L ${cx + w} ${level} Z" fill="url(#${id})"/>
<ellipse cx="${cx}" cy="${level}" rx="${w}" ry="${ry * 0.9}" fill="${lighter(surface, 0.35)}"/>
${straw ? `<path d="M ${cx + wide * 0.08} ${level + 30} L ${cx + wide * 0.34} ${top - 84}" stroke="${darker(straw, 0.2)}" stroke-width="19" stroke-linecap="round"/><path d="M ${cx + wide * 0.07} ${level + 30} L ${cx + wide * 0.33} ${top - 84}" stroke="${straw}" stroke-width="14" stroke-linecap="round"/>` : ''}
<path d="${outline} Z" fill="url(#shine-${cx})"/>
<ellipse cx="${cx}" cy="${top}" rx="${half}" ry="${ry}" fill="none" stroke="#FFFFFF" stroke-width="5" opacity="0.85"/>
<path d="M ${cx - half * 0.72} ${top + high * 0.2} L ${cx - base * 0.86} ${bottom - high * 0.16}" stroke="#FFF" stroke-width="11" stroke-linecap="round" opacity="0.55"/>`
}
