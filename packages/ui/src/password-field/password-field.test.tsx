import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PasswordField } from './password-field.tsx'

const html = renderToStaticMarkup(
  <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />,
)

it('is hidden first, and the button says what it does', () => {
  expect(html).toContain('type="password"')
  expect(html).toContain('aria-label="Show password"')
})
it('what was typed is never corrected or capitalized', () => {
  expect(html).toContain('autoCapitalize="none"')
  expect(html).toContain('spellCheck="false"')
})
