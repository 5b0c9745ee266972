import { CallError } from '@comanda/client'
import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { Button } from '@comanda/ui'
import { within } from '@comanda/ui/testing'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { useFallenPromotion } from './fallen-promotion.tsx'

const open = async () => {
  const sent: object[] = []
  const outcomes: string[] = []
  const call = async (fields: object): Promise<void> => {
    sent.push(fields)
    if ('promotions' in fields) return
    throw new CallError({
      name: 'Conflict',
      message: 'A promotion falls away',
      statusCode: 409,
      code: 'promotionFalls',
      data: { code: 'promotionFalls', before: 150, keep: 129, drop: 172 },
    })
  }
  const Void = () => {
    const shown = useFallenPromotion()
    const run = (): void => {
      shown(call).then(
        () => outcomes.push('done'),
        () => outcomes.push('refused'),
      )
    }
    return <Button onClick={run}>Void</Button>
  }
  const screen = await renderForStaff(<Void />, {
    client: staffClientOver(scriptedConnection({}).connection).client,
  })
  await screen.press('button', 'Void')
  const shown = await vi.waitFor(() => screen.get('alertdialog', 'The promotion falls away'))
  const dialog = within(shown)
  return { sent, outcomes, dialog }
}

test('STAFF-1.17: what falls away is shown in money, and staff let it fall', async () => {
  const { sent, outcomes, dialog } = await open()
  expect(dialog.text()).toContain('becomes')
  expect(dialog.text()).toMatch(/150.*172/)
  await dialog.press('button', 'Let it fall: $ 172.00')
  await vi.waitFor(() => expect(outcomes).toEqual(['done']))
  expect(sent).toEqual([{}, { promotions: 'drop' }])
})

test('STAFF-1.17: or it stays', async () => {
  const { sent, outcomes, dialog } = await open()
  await dialog.press('button', 'Keep it: $ 129.00')
  await vi.waitFor(() => expect(outcomes).toEqual(['done']))
  expect(sent).toEqual([{}, { promotions: 'keep' }])
})
