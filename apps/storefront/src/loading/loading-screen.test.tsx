import { sampleMenu } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { dinerAt, renderForDiner } from '../testing/render-for-diner.tsx'
import { LoadingScreen } from './loading-screen.tsx'

it.each([
  ['online', 'Loading', ''],
  ['offline', '', 'No connection'],
] as const)('SCREEN-1.9: %s, what is loading says %j, or %j', async (status, label, title) => {
  const diner = await dinerAt({ menu: sampleMenu })
  diner.server.status.set(status)
  const { names, text } = await renderForDiner(<LoadingScreen />, {}, diner)
  expect(names('status')).toEqual(label === '' ? [] : [label])
  expect(text()).toContain(title)
})
