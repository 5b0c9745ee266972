import type { ReactNode } from 'react'
import { IconFrame, type IconFrameProps } from './icon-frame.tsx'
import type { LateIconName } from './late-icon-paths.ts'
import { stroke } from './stroke.tsx'

/** Drawn on 24 × 24, two-unit strokes, round ends. */
const own = {
  plus: stroke('M12 5v14M5 12h14'),
  minus: stroke('M5 12h14'),
  close: stroke('M6 6l12 12M18 6L6 18'),
  back: stroke('M15 5l-7 7 7 7'),
  forward: stroke('M9 5l7 7-7 7'),
  down: stroke('M5 9l7 7 7-7'),
  check: stroke('M5 12.5l4.5 4.5L19 7.5'),
  search: stroke('M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l4.5 4.5'),
  trash: stroke('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.2 11v5M13.8 11v5'),
  globe: stroke(
    'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17z',
  ),
  bag: stroke('M5.5 8.5h13l1 11.5h-15zM8.5 11V7.5a3.5 3.5 0 017 0V11'),
  receipt: stroke('M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.5 8.5h5M9.5 12.5h5'),
  home: stroke('M4 11.5l8-7 8 7M6.5 9.5v10h11v-10'),
  menu: stroke(
    'M7 3.5v17M4.5 3.5V8A2.5 2.5 0 007 10.5 2.5 2.5 0 009.5 8V3.5M16.5 20.5v-7M16.5 13.5c-3-1-3-9 0-10 3 1 3 9 0 10z',
  ),
  list: stroke('M4.5 6.5h15M4.5 12h15M4.5 17.5h15'),
  grid: stroke('M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z'),
  clock: stroke('M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 7.5V12l3 2'),
  pin: stroke(
    'M12 21c5-5 7-8 7-11a7 7 0 10-14 0c0 3 2 6 7 11zM12 7.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  ),
  phone: stroke(
    'M6 4h3.2l1.5 4-2 1.6a12 12 0 005.7 5.7l1.6-2 4 1.5V18a2 2 0 01-2 2A15 15 0 014 6a2 2 0 012-2z',
  ),
  offline: stroke(
    'M4 9.5a12 12 0 015-2.8M13 6.2a12 12 0 017 3.3M7.5 13a7 7 0 013-1.6M14.5 12a7 7 0 012 1.2M12 18.5h.01M4.5 3.5l15 17',
  ),
  warning: stroke('M12 4l9 16H3zM12 10v4.5M12 17.3h.01'),
  info: stroke('M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 11v5.5M12 7.8h.01'),
  spicy: stroke(
    'M15.5 6.5c1.5 0 3 1.5 3 3.5 0 5.5-5.5 9.5-13.5 9.5 5-2 5.5-4 6.5-8 .6-2.6 1.9-5 4-5zM15.5 6.5c0-2 1-3 2.5-3.5',
  ),
  leaf: stroke('M5 19C4 10 9 5 19.5 4.5 20 15 14.5 19.5 7 17M5 19.5c1.5-4 4-6.5 8-8.5'),
  star: stroke('M12 4l2.4 5 5.6.8-4 3.9 1 5.5-5-2.7-5 2.7 1-5.5-4-3.9 5.6-.8z'),
  spark: stroke(
    'M12 3.5v5M12 15.5v5M3.5 12h5M15.5 12h5M6.5 6.5l2.5 2.5M15 15l2.5 2.5M17.5 6.5L15 9M9 15l-2.5 2.5',
  ),
  snow: stroke(
    'M12 3.5v17M4.6 7.7l14.8 8.6M19.4 7.7L4.6 16.3M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5',
  ),
  table: stroke('M3.5 9.5h17M5.5 9.5V19M18.5 9.5V19M8 5.5h8l1.5 4h-11z'),
  takeAway: stroke('M6 8.5h12l-1 12H7zM9 8.5V7a3 3 0 016 0v1.5M5 8.5h14'),
  bell: stroke('M6 16.5V11a6 6 0 0112 0v5.5l1.5 1.5h-15zM10 20.5a2.2 2.2 0 004 0M12 5V3.5'),
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof own | LateIconName

const drawings: Partial<Record<IconName, ReactNode>> = { ...own }

export const iconNames = Object.keys(own) as readonly IconName[]

/** Adds icons that the first screen of a guest does not load. */
export const addIcons = (more: Partial<Record<IconName, ReactNode>>): void => {
  Object.assign(drawings, more)
}

/** An icon of the set, sized with the text next to it. Put its meaning into that text or into a label. */
export const Icon = ({ name, ...frame }: Omit<IconFrameProps, 'children'> & { name: IconName }) => (
  <IconFrame {...frame}>{drawings[name]}</IconFrame>
)
