import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GuestSign } from './guest-sign.tsx'

it('is hidden from those who hear the page, and has one of eight colours whatever its number', () => {
  const markup = renderToStaticMarkup(
    <GuestSign sign={[['#8b5a34', 'M3 3h9z']]} colour={9} isAway />,
  )
  expect(markup).toContain('aria-hidden="true"')
  expect(markup).toContain('--guest:var(--guest-1)')
  expect(markup).toContain('data-away')
})
