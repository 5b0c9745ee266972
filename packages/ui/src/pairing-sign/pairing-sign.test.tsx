import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PairingSign } from './pairing-sign.tsx'
import { shapePaths, signFills } from './sign-drawings.ts'

it('KIOSK-1.7: draws 64 signs that differ, each with its name', () => {
  const drawn = Object.keys(shapePaths).flatMap((shape) =>
    Object.keys(signFills).map((colour) =>
      renderToStaticMarkup(
        <PairingSign
          shape={shape as keyof typeof shapePaths}
          colour={colour as keyof typeof signFills}
          name="Name"
        />,
      ),
    ),
  )
  expect(new Set(drawn).size).toBe(64)
  expect(drawn[0]).toContain('<figcaption>Name</figcaption>')
})
