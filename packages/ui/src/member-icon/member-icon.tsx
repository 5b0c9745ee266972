import { IconFrame, type IconFrameProps } from '../icon/icon-frame.tsx'
import { stroke } from '../icon/stroke.tsx'

/** In the style of `Icon`; separate, so that the menu does not load them. */
const paths = {
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20.5a7.5 7.5 0 0115 0',
  gift: 'M4 10h16v10.5H4zM3 7h18v3H3zM12 7v13.5M12 7C8 7 7 3.5 9 3.5S12 7 12 7s1-3.5 3-3.5S16 7 12 7z',
  ticket: 'M3.5 6.5h17V10a2 2 0 000 4v3.5h-17V14a2 2 0 000-4zM14.5 7v10',
  coins:
    'M9 5c3 0 5.5 1 5.5 2.3S12 9.6 9 9.6 3.5 8.6 3.5 7.3 6 5 9 5zM3.5 7.3v8.4C3.5 17 6 18 9 18M14.5 7.3V10M15 11c3 0 5.5 1 5.5 2.3s-2.5 2.3-5.5 2.3-5.5-1-5.5-2.3S12 11 15 11zM9.5 13.3V18c0 1.3 2.5 2.3 5.5 2.3s5.5-1 5.5-2.3v-4.7',
  wallet:
    'M4 7.5V18a1.5 1.5 0 001.5 1.5h15v-12h-15A1.5 1.5 0 014 6a1.5 1.5 0 011.5-1.5H18v3M16.5 13.5h.1',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v6M14 20h3',
  history: 'M4 12a8 8 0 108-8 8 8 0 00-6.5 3.3L4 9M4 4.5V9h4.5M12 8v4.5l3 1.5',
  heart: 'M12 20C5.5 15.5 3.5 12 3.5 9a4.4 4.4 0 018.5-1.5A4.4 4.4 0 0120.5 9c0 3-2 6.5-8.5 11z',
  lock: 'M6 10.5h12v10H6zM8.5 10.5V8a3.5 3.5 0 017 0v2.5M12 14.5v2.5',
  camera: 'M4 7.5h3.5l1.5-2.5h6l1.5 2.5H20V19H4zM12 9.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7z',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  receipt: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.5 8.5h5M9.5 12.5h5',
  calendar: 'M4.5 6h15v14h-15zM4.5 10h15M8.5 3.5V7M15.5 3.5V7',
  news: 'M5 4.5h14v15H5zM8 8h8M8 12h8M8 16h5',
} as const satisfies Record<string, string>

export type MemberIconName = keyof typeof paths
export const memberIconNames = Object.keys(paths) as readonly MemberIconName[]

export const MemberIcon = ({
  name,
  ...frame
}: Omit<IconFrameProps, 'children'> & { name: MemberIconName }) => (
  <IconFrame {...frame}>{stroke(paths[name])}</IconFrame>
)
