import { expect, test } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { KeyPad } from './key-pad.tsx'

test('KIOSK-7.12: the keys of letters and digits are in groups, of which a small screen shows the pressed one', async () => {
  const typed: string[] = []
  const { press, document } = await renderForDiner(
    <KeyPad keys="letters" onKey={(key) => typed.push(key)} onDelete={() => typed.pop()} />,
  )
  const shown = () => document.querySelector('.kiosk-keys-group[data-shown]')?.textContent
  expect(shown()).toBe('1234567890/.+-')
  await press('button', 'N–Z')
  expect(shown()).toBe('NOPQRSTUVWXYZ')
  await press('button', 'Q')
  await press('button', '7')
  await press('button', 'Delete')
  expect(typed).toEqual(['Q'])
})

test('KIOSK-6.6: an e-mail address has small letters and its own marks', async () => {
  const typed: string[] = []
  const { press } = await renderForDiner(
    <KeyPad keys="email" onKey={(key) => typed.push(key)} onDelete={() => typed.pop()} />,
  )
  for (const key of 'mei_w@a-b.tw') await press('button', key)
  expect(typed.join('')).toBe('mei_w@a-b.tw')
})
