import { darker, lighter } from './colour.ts'

export const width = 800
export const height = 600

/** The table and its light, in the tint of the category. */
export const backdrop = (tint: string): string => `
<defs>
  <linearGradient id="ground" x1="0" y1="0" x2="0.25" y2="1">
    <stop offset="0" stop-color="${lighter(tint, 0.62)}"/>
    <stop offset="0.6" stop-color="${lighter(tint, 0.28)}"/>
    <stop offset="1" stop-color="${darker(tint, 0.08)}"/>
  </linearGradient>
  <radialGradient id="lamp" cx="0.32" cy="0.2" r="0.75">
    <stop offset="0" stop-color="#FFF9E8" stop-opacity="0.85"/>
    <stop offset="1" stop-color="#FFF9E8" stop-opacity="0"/>
  </radialGradient>
  <radialGradient id="disc" cx="0.4" cy="0.3" r="0.8">
    <stop offset="0" stop-color="#FFFFFF" stop-opacity="0.55"/>
    <stop offset="1" stop-color="#FFFFFF" stop-opacity="0.12"/>
  </radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>
<circle cx="400" cy="285" r="252" fill="url(#disc)"/>
<rect width="${width}" height="${height}" fill="url(#lamp)"/>`

/** Moves the table slightly nearer and up. */
export const nearer = 'translate(400 300) scale(1.12) translate(-400 -316)'

/** SVG filters shared by all drawings. */
export const filters = `
<filter id="seared" color-interpolation-filters="sRGB"><feColorMatrix values="0.5 0.2 0.02 0 0.02  0.2 0.3 0.02 0 0  0.1 0.13 0.05 0 0  0 0 0 1 0"/></filter>
<filter id="steamed" color-interpolation-filters="sRGB"><feColorMatrix values="0.3 0.16 0.04 0 0.54  0.2 0.3 0.04 0 0.47  0.18 0.26 0.12 0 0.42  0 0 0 0.97 0"/></filter>
<filter id="soft" x="-60%" y="-150%" width="220%" height="400%"><feGaussianBlur stdDeviation="12"/></filter>
<filter id="softer" x="-60%" y="-150%" width="220%" height="400%"><feGaussianBlur stdDeviation="22"/></filter>
<filter id="haze" x="-100%" y="-60%" width="300%" height="220%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="lift" x="-30%" y="-30%" width="160%" height="170%">
  <feGaussianBlur in="SourceAlpha" stdDeviation="7" result="blurred"/>
  <feOffset in="blurred" dx="5" dy="10" result="moved"/>
  <feComponentTransfer in="moved" result="shadow"><feFuncA type="linear" slope="0.26"/></feComponentTransfer>
  <feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/></feMerge>
</filter>`
