import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'

it('shows a drawing with the same accessible name if there is no picture', () => {
  expect(renderToStaticMarkup(<Avatar alt="Siu-ming" />)).toContain('aria-label="Siu-ming"')
  expect(renderToStaticMarkup(<Avatar alt="" />)).toContain('aria-hidden="true"')
})
