import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RuleMeter } from './rule-meter.tsx'

const rule = (id: string, met: boolean) => ({ id, text: id, met })
const html = (...rules: Parameters<typeof rule>[]) =>
  renderToStaticMarkup(
    <RuleMeter
      label="Rules"
      metLabel="done"
      unmetLabel="missing"
      rules={rules.map((each) => rule(...each))}
    />,
  )

it('each rule is read with its state', () => {
  expect(html(['number', true], ['length', false])).toMatch(/number.*done.*length.*missing/)
})
it('is full when all are met', () => {
  expect(html(['number', true])).toContain('data-full')
  expect(html(['number', true], ['length', false])).not.toContain('data-full')
})
