import type { TableAnimal } from '@comanda/contract'
import type { SignShape } from '@comanda/ui'

const DARK = '#2b2320'
const WHITE = '#ffffff'
const PINK = '#eaa4ac'

/** Returns the path of an ellipse. */
const round = (x: number, y: number, across: number, down = across): string =>
  `M${x - across} ${y}a${across} ${down} 0 1 0 ${across * 2} 0a${across} ${down} 0 1 0 ${across * -2} 0z`

/** Returns the path of two ellipses, the second beyond the middle. */
const pair = (x: number, y: number, across: number, down = across): string =>
  round(x, y, across, down) + round(24 - x, y, across, down)

/** The drawing of each animal by which guests recognise each other (TABLE-1.4): of our own, as not every device has emoji. */
export const animalSigns: Readonly<Record<TableAnimal, readonly SignShape[]>> = {
  fox: [
    ['#e8772e', 'M3 3l6 4h6l6-4v9c0 5-5 8-9 10-4-2-9-5-9-10z'],
    [WHITE, 'M3 12c4 0 7 3 9 10-4-2-9-5-9-10zM21 12c-4 0-7 3-9 10 4-2 9-5 9-10z'],
    [DARK, pair(8.3, 12, 1.2) + round(12, 20.3, 1.4)],
  ],
  owl: [
    ['#8a6242', 'M4 2.5l4 3h8l4-3v11.500a8 8 0 0 1-16 0z'],
    [WHITE, pair(8.4, 11, 3.6)],
    [DARK, pair(8.4, 11, 1.8)],
    ['#f2a93b', 'M12 12.500l1.8 3-1.8 2.8-1.8-2.800z'],
  ],
  bear: [
    ['#8b5a34', pair(5.5, 6, 3) + round(12, 13, 9)],
    ['#d8b08c', round(12, 16.5, 4.2, 3.4)],
    [DARK, pair(8.6, 11.5, 1.2) + round(12, 15.3, 1.6, 1.2)],
  ],
  cat: [
    ['#f0b44c', 'M3 2.500l6 4h6l6-4v10a9 9 0 0 1-18 0z'],
    ['#c07f1f', 'M11 6.500h2l-1 4zM7.8 6.500l1.8.2.4 2.800zM16.2 6.500l-1.8.2-.4 2.800z'],
    [PINK, 'M10.6 15h2.800l-1.4 1.800z'],
    [DARK, pair(8.3, 12.5, 1.3, 1.5)],
  ],
  frog: [
    ['#6aa83c', pair(7, 6.5, 3.5) + round(12, 14, 9.5, 7.5)],
    [WHITE, pair(7, 6.5, 2.2)],
    [DARK, `${pair(7, 6.5, 1.2)}M6 15.500c3 3.4 9 3.4 12 0-3 1.8-9 1.8-12 0z`],
  ],
  lion: [
    ['#b5651d', round(12, 12, 10.8)],
    ['#f2b84b', round(12, 12.5, 7.2)],
    [DARK, `${pair(9.2, 11.5, 1.1)}M10.3 14.300h3.400l-1.7 2z`],
  ],
  panda: [
    [DARK, pair(5, 5.5, 3.2)],
    [WHITE, round(12, 13, 9)],
    [DARK, pair(8.2, 12, 2.4, 2.8) + round(12, 16.8, 1.6, 1.1)],
    [WHITE, pair(8.6, 11.6, 0.9)],
  ],
  rabbit: [
    ['#cfc6bd', pair(8.3, 6, 2.3, 5) + round(12, 15, 8, 7)],
    [PINK, `${pair(8.3, 6, 1, 3.3)}M10.7 16h2.600l-1.3 1.700z`],
    [DARK, pair(8.8, 14, 1.1)],
  ],
  koala: [
    ['#9aa3ab', pair(4.5, 9, 4) + round(12, 13, 8.5)],
    ['#ead6d6', pair(4.3, 9.3, 2)],
    [DARK, pair(8.5, 11.5, 1.1) + round(12, 15, 1.9, 2.9)],
  ],
  tiger: [
    ['#f0932b', pair(5.5, 6, 2.8) + round(12, 13, 9)],
    [WHITE, round(12, 17.5, 4.2, 3.2)],
    [
      DARK,
      `M10.8 4.100h2.400l-1.2 4.400zM3.2 11.300l3.8 1-3.8 1.200zM20.8 11.300l-3.8 1 3.8 1.200z${pair(8.8, 11.8, 1.1)}M10.5 15.500h3l-1.5 1.800z`,
    ],
  ],
  penguin: [
    [DARK, round(12, 12.5, 9.5, 10)],
    [WHITE, 'M12 9c2-3.5 7-2 7 3 0 6-3.5 9.5-7 9.500s-7-3.5-7-9.500c0-5 5-6.5 7-3z'],
    [DARK, pair(8.8, 12, 1.2)],
    ['#f2a02d', 'M9.6 14.500h4.800l-2.4 3z'],
  ],
  turtle: [
    ['#9ccb62', `${round(20, 13.5, 2.7)}M4 15h4.500v4h-3.500zM13 15h4.500v4h-3.500z`],
    ['#3f7d4e', 'M2.5 16.500a8.3 8.3 0 0 1 16.6 0z'],
    ['#7fb95a', round(10.8, 11.8, 2.1) + round(6.4, 14, 1.3) + round(15.2, 14, 1.3)],
    [DARK, round(20.8, 13, 0.8)],
  ],
  whale: [
    [
      '#8fd0ee',
      'M9.5 5c0-2.5-2-3.5-3.5-2.5 1.5 0 2 1 2 2.500zM10.5 5c0-2.5 2-3.5 3.5-2.5-1.5 0-2 1-2 2.500z',
    ],
    [
      '#3a88b5',
      'M1.5 13c0-5 4-8 9-8 5.5 0 8.5 4 8.5 8 1 0 1.5-1 1.5-3.5 2.5 3 2 7.5-2 8.5-2 2-5 3-8 3-5 0-9-3-9-8z',
    ],
    [WHITE, 'M2 15c4.5 2 9.5 2.2 14.5.7-1.5 3.7-4 5.3-6.5 5.3-4.5 0-7.5-2.5-8-6z'],
    [DARK, round(6.5, 12, 1.1)],
  ],
  horse: [
    ['#9a6a3f', 'M6.5 1.500l3.5 3.500h4l3.5-3.500v10l-1 7a4.5 4.5 0 0 1-9 0l-1-7z'],
    ['#4b3425', 'M10 2.500h4l-1 7.500h-2z'],
    ['#dcb992', round(12, 19, 3.8, 3.2)],
    [DARK, pair(8.9, 11.5, 1.1) + pair(10.6, 19, 0.7)],
  ],
  mouse: [
    ['#a7a2a0', pair(5.3, 7, 4.3) + round(12, 14, 7.7)],
    [PINK, pair(5.3, 7, 2.4) + round(12, 17.6, 1.5, 1.1)],
    [DARK, pair(9, 13.3, 1.2)],
  ],
  duck: [
    ['#f5cf3e', round(12, 11.5, 9)],
    ['#ee8a24', 'M6 15c3.4-2.8 8.6-2.8 12 0 .6 3.2-2.2 5.4-6 5.400s-6.6-2.2-6-5.400z'],
    [DARK, pair(8.5, 10, 1.3)],
  ],
  sheep: [
    [
      '#cfc3b6',
      round(12, 5.5, 4) + pair(6, 8, 4) + pair(5, 14, 4) + pair(8, 19, 3.5) + round(12, 13, 7),
    ],
    ['#5d4e47', round(12, 13.5, 5.3, 6.3)],
    [WHITE, pair(9.8, 12, 1.5)],
    [DARK, pair(10, 12.2, 0.8)],
  ],
  snail: [
    [
      '#e2c08f',
      'M1.5 20.500c0-2 1-3.5 3-3.500h11c2 0 2.5-2 2.5-5l-1.5-4.5 1-.4 1.8 3.6 1.6-3.6 1 .4-1.1 4.300c1.2.2 1.7 1.2 1.7 2.7 0 4.5-2 6-5 6z',
    ],
    ['#c4703a', round(9.5, 11.3, 7.3)],
    ['#eeb184', round(9.5, 11.3, 4.7)],
    ['#c4703a', round(9.5, 11.3, 2.2)],
  ],
  bee: [
    ['#cfe6f2', round(9, 6, 4, 3.6) + round(15.5, 6.3, 4, 3.3)],
    ['#f5c432', round(12, 14, 9.3, 7)],
    [DARK, `M10.5 7.100h2.700v13.900h-2.700zM15.8 8h2.500v11.800l-2.5 1z${round(6.3, 13, 1.2)}`],
  ],
  otter: [
    ['#7a5540', pair(4.8, 8.5, 2.3) + round(12, 12.5, 8.7)],
    ['#e5cdb3', 'M5 15c2-3.5 12-3.5 14 0-1 4-4 6.3-7 6.300s-6-2.3-7-6.300z'],
    [DARK, pair(8.5, 10.6, 1.2) + round(12, 13.6, 1.9, 1.4)],
  ],
}
