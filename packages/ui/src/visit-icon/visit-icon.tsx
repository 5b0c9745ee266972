import { IconFrame, type IconFrameProps } from '../icon/icon-frame.tsx'
import { stroke } from '../icon/stroke.tsx'

/** In the style of `Icon`; separate, so that the menu does not load them. */
const paths = {
  calendar: 'M4.5 6h15v14h-15zM4.5 10h15M8.5 3.5V7M15.5 3.5V7',
  people:
    'M9 5a3.2 3.2 0 100 6.400A3.2 3.2 0 009 5zM3 19.5a6 6 0 0112 0M15.5 5.300a3.2 3.2 0 010 5.900M17 14.200a6 6 0 014 5.3',
  share: 'M12 15.5V4M8 7.5L12 3.5l4 4M5.5 11.5v9h13v-9',
  scan: 'M4 8V5.5A1.5 1.5 0 015.5 4H8M16 4h2.5A1.5 1.5 0 0120 5.5V8M20 16v2.5a1.5 1.5 0 01-1.5 1.5H16M8 20H5.5A1.5 1.5 0 014 18.5V16M5 12h14',
  ticket: 'M3.5 6.5h17V10a2 2 0 000 4v3.5h-17V14a2 2 0 000-4zM14.5 7v10',
  note: 'M5 4.5h14v15H5zM8.5 9h7M8.5 13h7',
} as const satisfies Record<string, string>

export type VisitIconName = keyof typeof paths
export const visitIconNames = Object.keys(paths) as readonly VisitIconName[]

export const VisitIcon = ({
  name,
  ...frame
}: Omit<IconFrameProps, 'children'> & { name: VisitIconName }) => (
  <IconFrame {...frame}>{stroke(paths[name])}</IconFrame>
)
