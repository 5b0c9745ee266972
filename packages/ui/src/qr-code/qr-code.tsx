import { encode } from 'uqr'
import './qr-code.css'

const look = { ecc: 'M', border: 2 } as const

interface QrCodeProps {
  readonly text: string
  readonly label: string
  /** The text of a code beside it, which has the same version: both are of one size. */
  readonly beside?: string | undefined
}

/** A QR code, dark on light in every colour scheme: some scanners cannot read the inverse. */
export const QrCode = ({ text, label, beside = '' }: QrCodeProps) => {
  const minVersion = Math.max(...[text, beside].map((one) => encode(one, look).version))
  const { data, size } = encode(text, { ...look, minVersion })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg className="ui-qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
