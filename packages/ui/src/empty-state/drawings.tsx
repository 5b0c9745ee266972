import type { ReactNode } from 'react'
import { DrawingFrame } from './drawing-frame.tsx'

export const drawings = {
  bowl: (
    <>
      <ellipse className="ground" cx="80" cy="104" rx="52" ry="8" />
      <path className="body" d="M34 58h92c0 24-12 40-30 44H64C46 98 34 82 34 58z" />
      <path
        className="line"
        d="M30 58h100M66 44c-6-8 6-12 0-20M80 42c-6-9 6-13 0-22M94 44c-6-8 6-12 0-20"
      />
    </>
  ),
  bag: (
    <>
      <ellipse className="ground" cx="80" cy="108" rx="42" ry="7" />
      <path className="body" d="M50 40h60l6 66H44z" />
      <path className="line" d="M66 52V36a14 14 0 0128 0v16M68 78q12 12 24 0M70 66h.1M90 66h.1" />
    </>
  ),
  receipt: (
    <>
      <ellipse className="ground" cx="80" cy="110" rx="40" ry="6" />
      <path className="body" d="M54 14h52v92l-9-7-8 7-9-7-9 7-8-7-9 7z" />
      <path className="line" d="M66 34h28M66 50h28M66 66h16" />
    </>
  ),
  closed: (
    <>
      <ellipse className="ground" cx="80" cy="110" rx="40" ry="6" />
      <rect className="body" x="36" y="46" width="88" height="48" rx="10" />
      <path
        className="line"
        d="M56 46l24-26 24 26M80 20v-6M62 72c6 6 12 6 16 0M84 72c6 6 12 6 16 0"
      />
    </>
  ),
  offline: (
    <>
      <ellipse className="ground" cx="80" cy="106" rx="44" ry="7" />
      <path className="body" d="M52 86a22 22 0 012-44 32 32 0 0160 4 20 20 0 01-2 40z" />
      <path className="line" d="M80 56l-8 14h16l-8 14M38 20l84 84" />
    </>
  ),
  code: (
    <>
      <ellipse className="ground" cx="80" cy="110" rx="44" ry="6" />
      <rect className="body" x="48" y="24" width="64" height="78" rx="12" />
      <path
        className="line"
        d="M62 40h12v12H62zM86 40h12v12H86zM62 66h12v12H62zM86 66h5M98 66v8M86 78h12M70 92h20"
      />
    </>
  ),
  search: (
    <>
      <ellipse className="ground" cx="80" cy="108" rx="46" ry="7" />
      <circle className="body" cx="72" cy="54" r="32" />
      <path className="line" d="M96 78l20 22M60 48h.1M84 48h.1M62 66q10-8 20 0" />
    </>
  ),
  broken: (
    <>
      <ellipse className="ground" cx="80" cy="104" rx="52" ry="8" />
      <path
        className="body"
        d="M32 56h42l-8 16 14 10-6 20H64C46 98 32 80 32 56zM88 56h40c0 24-14 42-32 46H86l4-18-12-10z"
      />
      <path className="line" d="M70 40c-5-7 5-10 0-17M92 40c-5-7 5-10 0-17" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type DrawingName = keyof typeof drawings
export const drawingNames = Object.keys(drawings) as readonly DrawingName[]

export const Drawing = ({ name }: { name: DrawingName }) => (
  <DrawingFrame>{drawings[name]}</DrawingFrame>
)
