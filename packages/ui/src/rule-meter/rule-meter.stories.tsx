import { RuleMeter } from './rule-meter.tsx'

const words = { label: 'Your password has', metLabel: 'done', unmetLabel: 'missing' }
const rules = ['8 characters or more', 'A lowercase letter', 'A capital letter', 'A number']
const met = (count: number) => rules.map((text, at) => ({ id: String(at), text, met: at < count }))

export const title = 'RuleMeter'
export const stories = {
  nothing: () => <RuleMeter {...words} rules={met(0)} />,
  'on the way': () => <RuleMeter {...words} rules={met(2)} />,
  'all met': () => <RuleMeter {...words} rules={met(4)} />,
}
