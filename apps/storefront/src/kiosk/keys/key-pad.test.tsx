import { expect, test } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { KeyPad } from './key-pad.tsx'

test('KIOSK-7.12: the keys of letters and digits are in groups, of which a small screen shows the pressed one', async () => {
  const typed: string[] = []
  const { press, document } = await renderForDiner(
    <KeyPad hasLetters onKey={(key) => typed.push(key)} onDelete={() => typed.pop()} />,
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
