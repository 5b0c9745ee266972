import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'

it('without a picture a drawing stands in, named as the picture would be', () => {
  expect(renderToStaticMarkup(<Avatar alt="Siu-ming" />)).toContain('aria-label="Siu-ming"')
  expect(renderToStaticMarkup(<Avatar alt="" />)).toContain('aria-hidden="true"')
})
