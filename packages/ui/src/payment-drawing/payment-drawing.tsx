import type { ReactNode } from 'react'
import { DrawingFrame } from '../empty-state/drawing-frame.tsx'

/** In the style of `Drawing`; separate, so that only the payment pages load them. */
const drawings = {
  card: (
    <>
      <ellipse className="ground" cx="80" cy="108" rx="54" ry="7" />
      <rect className="body" x="28" y="32" width="104" height="66" rx="10" />
      <path className="line" d="M28 52h104M42 82h22M108 82h10" />
    </>
  ),
  bank: (
    <>
      <ellipse className="ground" cx="80" cy="108" rx="54" ry="7" />
      <path className="body" d="M34 50l46-28 46 28zM40 50h80v46H40z" />
      <path
        className="line"
        d="M34 50l46-28 46 28zM52 60v28M71 60v28M89 60v28M108 60v28M36 98h88"
      />
    </>
  ),
  paid: (
    <>
      <ellipse className="ground" cx="80" cy="110" rx="44" ry="6" />
      <path className="body" d="M52 12h56v92l-9-7-9 7-10-7-10 7-9-7-9 7z" />
      <path className="line" d="M66 30h28M60 62l14 14 28-30" />
    </>
  ),
  refused: (
    <>
      <ellipse className="ground" cx="80" cy="108" rx="54" ry="7" />
      <rect className="body" x="28" y="30" width="104" height="66" rx="10" />
      <path className="line" d="M28 50h104M68 62l24 24M92 62L68 86" />
    </>
  ),
  returned: (
    <>
      <ellipse className="ground" cx="80" cy="108" rx="50" ry="7" />
      <circle className="body" cx="80" cy="60" r="40" />
      <path className="line" d="M62 48h30a14 14 0 010 28H66M74 36L62 48l12 12" />
    </>
  ),
  expired: (
    <>
      <ellipse className="ground" cx="80" cy="110" rx="44" ry="6" />
      <circle className="body" cx="80" cy="60" r="42" />
      <path className="line" d="M80 34v28l18 10M40 22l-8 8M120 22l8 8" />
    </>
  ),
  reader: (
    <>
      <ellipse className="ground" cx="80" cy="112" rx="46" ry="6" />
      <rect className="body" x="46" y="24" width="52" height="84" rx="10" />
      <path
        className="line"
        d="M58 38h28v18H58zM60 70h.1M72 70h.1M84 70h.1M60 82h.1M72 82h.1M84 82h.1M60 94h24M112 40a22 22 0 010 32M122 32a34 34 0 010 48"
      />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type PaymentDrawingName = keyof typeof drawings
export const paymentDrawingNames = Object.keys(drawings) as readonly PaymentDrawingName[]

export const PaymentDrawing = ({ name }: { name: PaymentDrawingName }) => (
  <DrawingFrame>{drawings[name]}</DrawingFrame>
)
