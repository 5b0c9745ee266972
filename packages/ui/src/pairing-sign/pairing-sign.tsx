import { shapePaths, signFills } from './sign-drawings.ts'
import './pairing-sign.css'

interface PairingSignProps {
  readonly shape: keyof typeof shapePaths
  readonly colour: keyof typeof signFills
  /** What the sign is called: colours alone tell not everybody apart. */
  readonly name: string
}

/** A sign that two screens show: they belong together. Its name stands below it. */
export const PairingSign = ({ shape, colour, name }: PairingSignProps) => (
  <figure className="ui-pairing-sign">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapePaths[shape]} fill={signFills[colour]} />
    </svg>
    <figcaption>{name}</figcaption>
  </figure>
)
