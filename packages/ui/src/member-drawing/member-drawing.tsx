import type { ReactNode } from 'react'
import { DrawingFrame } from '../empty-state/drawing-frame.tsx'

/** In the style of `Drawing`; separate, so that only the member area loads them. */
const drawings = {
  gift: (
    <>
      <ellipse className="ground" cx="80" cy="108" rx="50" ry="7" />
      <path className="body" d="M44 60h72v42H44zM38 44h84v18H38z" />
      <path
        className="line"
        d="M80 44v58M38 62h84M80 44c-22 2-30-24-16-26 10-1 16 26 16 26s6-27 16-26c14 2 6 28-16 26"
      />
    </>
  ),
  ticket: (
    <>
      <ellipse className="ground" cx="80" cy="106" rx="54" ry="7" />
      <path
        className="body"
        d="M26 40a6 6 0 016-6h96a6 6 0 016 6v14a10 10 0 000 20v14a6 6 0 01-6 6H32a6 6 0 01-6-6V74a10 10 0 000-20z"
      />
      <path className="line" d="M102 42v8M102 60v8M102 78v8M46 54h34M46 70h22" />
    </>
  ),
  heart: (
    <>
      <ellipse className="ground" cx="80" cy="110" rx="40" ry="6" />
      <path
        className="body"
        d="M80 100C48 78 34 62 34 46a22 22 0 0146-9 22 22 0 0146 9c0 16-14 32-46 54z"
      />
      <path className="line" d="M48 48a12 12 0 0112-13M70 66h.1M90 66h.1M73 76q7 6 14 0" />
    </>
  ),
  coins: (
    <>
      <ellipse className="ground" cx="80" cy="106" rx="52" ry="7" />
      <path className="body" d="M38 46c0-16 56-16 56 0v44c0 16-56 16-56 0z" />
      <path
        className="line"
        d="M38 46c0 16 56 16 56 0M38 62c0 14 56 14 56 0M38 78c0 14 56 14 56 0M116 28v12M110 34h12M126 58v8M122 62h8"
      />
    </>
  ),
  person: (
    <>
      <ellipse className="ground" cx="80" cy="108" rx="48" ry="7" />
      <path className="body" d="M40 102a40 36 0 0180 0z" />
      <circle className="body" cx="80" cy="44" r="24" />
      <path className="line" d="M72 44h.1M88 44h.1M72 54q8 7 16 0M60 100q20-14 40 0" />
    </>
  ),
  mail: (
    <>
      <ellipse className="ground" cx="80" cy="108" rx="50" ry="7" />
      <rect className="body" x="32" y="32" width="96" height="66" rx="10" />
      <path className="line" d="M38 40l42 32 42-32M38 92l26-22M122 92L96 70" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type MemberDrawingName = keyof typeof drawings
export const memberDrawingNames = Object.keys(drawings) as readonly MemberDrawingName[]

export const MemberDrawing = ({ name }: { name: MemberDrawingName }) => (
  <DrawingFrame>{drawings[name]}</DrawingFrame>
)
