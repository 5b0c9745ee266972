import { GuestSign, type SignShape } from './guest-sign.tsx'

export const title = 'Guest of a table'

/** A face, as the drawings of animals have one. */
const sign: readonly SignShape[] = [
  ['#8b5a34', 'M3 13a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z'],
  ['#2b2320', 'M7.5 11.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z'],
  ['#2b2320', 'M14.1 11.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z'],
]
const colours = [0, 1, 2, 3, 4, 5, 6, 7]

export const stories = {
  'eight colours': () => (
    <div className="gallery-row">
      {colours.map((colour) => (
        <GuestSign key={colour} sign={sign} colour={colour} />
      ))}
    </div>
  ),
  'small, and one who is away': () => (
    <div className="gallery-row">
      <GuestSign sign={sign} colour={0} size="small" />
      <GuestSign sign={sign} colour={1} isAway />
    </div>
  ),
}
