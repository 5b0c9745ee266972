import { sampleMenu } from '@comanda/client/testing'
import { descriptionOf } from '@comanda/ui/testing'
import { expect, it } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { DetailsForm } from './details-form.tsx'
import { useDetails } from './use-details.ts'

const Form = () => {
  const model = useDetails()
  return (
    <>
      <DetailsForm model={model} />
      <button type="button" onClick={() => void model.check()}>
        {'Order'}
      </button>
      <output>{JSON.stringify(model.order())}</output>
    </>
  )
}
const open = (driveThrough: boolean) =>
  renderForDiner(<Form />, {
    menu: { ...sampleMenu, shop: { ...sampleMenu.shop, driveThrough } },
  })

it('ORDER-1.16: a drive-through asks for the licence plate, and says so at the field', async () => {
  const { press, get, fill, text } = await open(true)
  await press('button', 'Order')
  expect(descriptionOf(get('textbox', 'License plate'))).toContain(
    'Please enter the license plate number',
  )
  await fill('textbox', 'License plate', 'AB 123')
  expect(descriptionOf(get('textbox', 'License plate'))).not.toContain('Please enter')
  expect(text()).toContain('"licensePlate":"AB 123"')
})
it('ORDER-1.16: another shop asks for none', async () => {
  const { names } = await open(false)
  expect(names('textbox')).not.toContain('License plate')
})
