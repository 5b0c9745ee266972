import { GuestSign } from './guest-sign.tsx'

export const title = 'Guest of a table'
const signs = ['🦊', '🦉', '🐻', '🐱', '🐸', '🦁', '🐼', '🐰']
export const stories = {
  'eight colours': () => (
    <div className="gallery-row">
      {signs.map((sign, colour) => (
        <GuestSign key={sign} sign={sign} colour={colour} />
      ))}
    </div>
  ),
  'small, and one who has left': () => (
    <div className="gallery-row">
      <GuestSign sign="🦊" colour={0} size="small" />
      <GuestSign sign="🦉" colour={1} isAway />
    </div>
  ),
}
