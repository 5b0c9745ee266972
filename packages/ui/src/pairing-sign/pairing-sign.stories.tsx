import { PairingSign } from './pairing-sign.tsx'
import { shapePaths, signFills } from './sign-drawings.ts'

export const title = 'PairingSign'
const shapes = Object.keys(shapePaths) as (keyof typeof shapePaths)[]
const colours = Object.keys(signFills) as (keyof typeof signFills)[]

export const stories = {
  'all 64': () => (
    <>
      {shapes.map((shape) => (
        <div key={shape} className="gallery-row">
          {colours.map((colour) => (
            <PairingSign key={colour} shape={shape} colour={colour} name={`${colour} ${shape}`} />
          ))}
        </div>
      ))}
    </>
  ),
}
