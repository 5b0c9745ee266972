import type { ReactNode } from 'react'
import { DrawingFrame } from '../empty-state/drawing-frame.tsx'

/** In the style of `Drawing`; separate, so that only reservations and news load them. */
const drawings = {
  calendar: (
    <>
      <ellipse className="ground" cx="80" cy="108" rx="48" ry="7" />
      <path
        className="body"
        d="M40 30a8 8 0 018-8h64a8 8 0 018 8v64a8 8 0 01-8 8H48a8 8 0 01-8-8z"
      />
      <path
        className="line"
        d="M40 44h80M60 14v16M100 14v16M58 60h.1M80 60h.1M102 60h.1M58 80h.1M72 80l7 7 14-14"
      />
    </>
  ),
  table: (
    <>
      <ellipse className="ground" cx="80" cy="106" rx="54" ry="7" />
      <path className="body" d="M36 52h88l8 14H28z" />
      <path
        className="line"
        d="M28 66h104M46 66v36M114 66v36M62 52a18 18 0 0136 0M80 34v-6M58 52h44"
      />
    </>
  ),
  paper: (
    <>
      <ellipse className="ground" cx="80" cy="108" rx="48" ry="7" />
      <path className="body" d="M40 22h70v74a8 8 0 008 8H50a10 10 0 01-10-10z" />
      <path
        className="line"
        d="M52 38h46M52 52h18M52 64h18M52 76h18M82 52h16v24H82zM52 90h46M110 44h12v52a8 8 0 01-8 8"
      />
    </>
  ),
  scan: (
    <>
      <ellipse className="ground" cx="80" cy="108" rx="44" ry="6" />
      <path className="body" d="M52 34h56v52H52z" />
      <path
        className="line"
        d="M40 42V28a6 6 0 016-6h14M100 22h14a6 6 0 016 6v14M120 78v14a6 6 0 01-6 6h-14M60 98H46a6 6 0 01-6-6V78M46 60h68"
      />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type VisitDrawingName = keyof typeof drawings
export const visitDrawingNames = Object.keys(drawings) as readonly VisitDrawingName[]

export const VisitDrawing = ({ name }: { name: VisitDrawingName }) => (
  <DrawingFrame>{drawings[name]}</DrawingFrame>
)
