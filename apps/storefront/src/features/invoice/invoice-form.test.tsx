import { sampleMenu } from '@comanda/client/testing'
import type { Shop, User } from '@comanda/contract'
import { descriptionOf } from '@comanda/ui/testing'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { DetailsForm } from '../cart/details-form.tsx'
import { useDetails } from '../cart/use-details.ts'
import { InvoiceForm } from './invoice-form.tsx'
import { type InvoiceTexts, useInvoice } from './use-invoice.ts'

const Form = ({ showsErrors = false }: { showsErrors?: boolean }) => {
  const [texts, setTexts] = useState<InvoiceTexts>({})
  const model = useInvoice(texts, (part) => setTexts({ ...texts, ...part }))
  return (
    <>
      <InvoiceForm model={model} showsErrors={showsErrors} />
      <output>{JSON.stringify(model.details)}</output>
    </>
  )
}
const Details = () => <DetailsForm model={useDetails()} />

const openIn = (currency: Shop['currency'], form = <Details />) =>
  renderForDiner(form, {
    menu: { ...sampleMenu, shop: { ...sampleMenu.shop, currency } },
  })
const open = (showsErrors = false) => openIn('TWD', <Form showsErrors={showsErrors} />)

it('INV-1.7: an invoice is offered by a shop in Taiwan', async () => {
  const { names } = await openIn('TWD')
  expect(names('heading')).toContain('Invoice')
})

it.each(['HKD', 'SGD', 'JPY'] as const)(
  'INV-1.7: no invoice is offered by a shop that charges %s',
  async (currency) => {
    const { names } = await openIn(currency)
    expect(names('heading')).not.toContain('Invoice')
  },
)

it('each kind has a field of its own, and none by default', async () => {
  const { names, press } = await open()
  expect(names('textbox')).toEqual([])
  await press('radio', 'Company tax ID')
  expect(names('textbox')).toEqual(['Company tax ID'])
  await press('radio', 'Carrier')
  expect(names('textbox')).toEqual(['Carrier code'])
})
it('a carrier is sent in capital letters', async () => {
  const { press, fill, text } = await open()
  await press('radio', 'Carrier')
  await fill('textbox', 'Carrier code', ' /abc1234 ')
  expect(text()).toContain('"twTaxVehicle":"/ABC1234"')
})
it('a wrong number shows its error once the order was tried', async () => {
  const quiet = await open()
  await quiet.press('radio', 'Company tax ID')
  await quiet.fill('textbox', 'Company tax ID', '123')
  expect(quiet.text()).not.toContain('Invalid')
  await quiet.close()
  const { press, fill, get } = await open(true)
  await press('radio', 'Company tax ID')
  await fill('textbox', 'Company tax ID', '123')
  expect(descriptionOf(get('textbox', 'Company tax ID'))).toContain('Invalid company tax ID.')
})

it('INV-1.6: a wrong number is marked at its field once the field is left', async () => {
  const { press, fill, get, act } = await open()
  await press('radio', 'Company tax ID')
  await fill('textbox', 'Company tax ID', '123')
  const field = get('textbox', 'Company tax ID')
  await act(() => void field.dispatchEvent(new Event('focusout', { bubbles: true })))
  expect(descriptionOf(get('textbox', 'Company tax ID'))).toContain('Invalid company tax ID.')
})

const mei: User = { _id: 'mei', firstName: 'Mei' }
const openFor = (user: User) => {
  let stored = user
  return renderForDiner(<Form />, {
    menu: { ...sampleMenu, shop: { ...sampleMenu.shop, currency: 'TWD' } },
    user,
    script: {
      'users patch': (_id, patch) => {
        const { invoiceCarrier } = patch as { readonly invoiceCarrier: string | null }
        stored = { ...mei, ...(invoiceCarrier === null ? {} : { invoiceCarrier }) }
        return stored
      },
    },
  })
}
const isOn = (element: Element): boolean => element.getAttribute('aria-checked') === 'true'

it('INV-1.8: a guest’s carrier is not remembered', async () => {
  const { press, names } = await open()
  await press('radio', 'Carrier')
  expect(names('switch')).toEqual([])
})
it('INV-1.8: a member’s carrier is remembered only if they switch that on, and once it is valid', async () => {
  const { press, fill, get, text } = await openFor(mei)
  const name = 'Remember this carrier for next time'
  await press('radio', 'Carrier')
  expect(isOn(get('switch', name))).toBe(false)
  expect((get('switch', name) as HTMLInputElement).disabled).toBe(true)
  await fill('textbox', 'Carrier code', '/abc+123')
  await press('switch', name)
  await vi.waitFor(() => expect(isOn(get('switch', name))).toBe(true))
  await press('switch', name)
  await vi.waitFor(() => expect(isOn(get('switch', name))).toBe(false))
  expect(text()).toContain('"twTaxVehicle":"/ABC+123"')
})
it('INV-1.8: a remembered carrier is filled in, and another one is not remembered by itself', async () => {
  const { fill, press, get, text } = await openFor({ ...mei, invoiceCarrier: '/ABC+123' })
  const name = 'Remember this carrier for next time'
  expect(text()).toContain('"twTaxVehicle":"/ABC+123"')
  expect(isOn(get('switch', name))).toBe(true)
  await fill('textbox', 'Carrier code', '/XYZ+999')
  expect(isOn(get('switch', name))).toBe(false)
  await press('radio', 'None')
  expect(text()).not.toContain('twTaxVehicle')
})

const openMailing = (user?: User) =>
  renderForDiner(<Form showsErrors />, {
    menu: { ...sampleMenu, shop: { ...sampleMenu.shop, currency: 'TWD', invoiceByEmail: true } },
    ...(user ? { user } : {}),
  })
it('INV-1.10: an invoice by e-mail is offered only by a shop whose invoices are mailed', async () => {
  const without = await open()
  expect(without.names('radio')).not.toContain('E-mail')
  await without.close()
  expect((await openMailing()).names('radio')).toContain('E-mail')
})
it('INV-1.10: its address is marked in the words of the specification, and a member’s is filled in', async () => {
  const { press, fill, get, text, close } = await openMailing()
  const field = () => descriptionOf(get('textbox', 'E-mail address'))
  await press('radio', 'E-mail')
  expect(field()).toContain('Email is required.')
  await fill('textbox', 'E-mail address', 'mei')
  expect(field()).toContain('Email format is wrong')
  await fill('textbox', 'E-mail address', 'mei@example.com')
  expect(field()).not.toContain('Email')
  expect(text()).toContain('"twTaxType":"email","twTaxEmail":"mei@example.com"')
  await close()
  const member = await openMailing({ ...mei, email: 'mei@example.com' })
  await member.press('radio', 'E-mail')
  expect(member.text()).toContain('"twTaxEmail":"mei@example.com"')
})
