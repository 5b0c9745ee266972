import { expect, it } from 'vitest'
import { FakeDocument, type FakeElement } from './fake-document.ts'
import { matches } from './matches.ts'

const element = (tag: string, attributes: Readonly<Record<string, string>>, into?: FakeElement) => {
  const made = new FakeDocument().createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  into?.appendChild(made)
  return made
}
const form = element('form', { class: 'booking wide' })
const field = element('input', { name: 'email', 'aria-invalid': 'true' }, form)

it.each([
  ['input', true],
  ['a, input', true],
  ['button', false],
  ['[name="email"]', true],
  ['[name="phone"]', false],
  ['input[aria-invalid]', true],
  ['input[name="email"][type="radio"]', false],
  ['.booking [aria-invalid]', true],
  ['.wide input', true],
  ['.cart input', false],
])('%s → %s', (selector, isMatch) => expect(matches(field, selector)).toBe(isMatch))
