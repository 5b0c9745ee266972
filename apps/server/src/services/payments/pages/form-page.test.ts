import { expect, it } from 'vitest'
import { formPage } from './form-page.ts'

const policyOf = (action: string): string => formPage({ action, fields: [] }, 'en').policy

it('PAY-2.14: the form is sent over https, since a provider may redirect it to a bank, which Chromium checks', () => {
  expect(policyOf('https://pay.fiuu.example/RMS/pay/M/fpx')).toContain('form-action https:;')
  expect(policyOf('http://localhost:3001/pay')).toContain('form-action http://localhost:3001;')
})

it('PAY-2.14: what a field has is text, never markup', () => {
  const { html } = formPage(
    {
      action: 'https://pay.example/?a=1&b="',
      fields: [['bill_desc', '"><script>alert(1)</script>']],
    },
    'zh-hk',
  )
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('&quot;&gt;&lt;script&gt;')
  expect(html).toContain('lang="zh-hk"')
})
