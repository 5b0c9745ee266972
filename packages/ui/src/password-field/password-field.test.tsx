import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PasswordField } from './password-field.tsx'

const html = renderToStaticMarkup(
  <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />,
)

it('is hidden at first; the accessible name of the button is its action', () => {
  expect(html).toContain('type="password"')
  expect(html).toContain('aria-label="Show password"')
})
it('turns off autocorrection and capitalization', () => {
  expect(html).toContain('autoCapitalize="none"')
  expect(html).toContain('spellCheck="false"')
})
