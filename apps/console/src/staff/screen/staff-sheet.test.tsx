import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { Field } from '@comanda/ui'
import { fireEvent } from '@testing-library/dom'
import { createPortal } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { StaffSheet } from './staff-sheet.tsx'

const show = async (
  own: { readonly drops?: 'freely'; readonly isUnsaved?: () => boolean } = {},
) => {
  const onClosed = vi.fn<() => void>()
  const screen = await renderForStaff(
    <StaffSheet open title="Wonton noodles" onClosed={onClosed} {...own}>
      {(close) => (
        <>
          <p className="outside">
            <input type="file" aria-label="File" />
            <select aria-label="Role" />
            <label>
              <input type="checkbox" /> At once
            </label>
          </p>
          <form aria-label="Dish">
            <Field label="Name" defaultValue="Wonton" />
            <label>
              <input type="checkbox" defaultChecked /> Offered
            </label>
            <input type="search" aria-label="Find" />
            <button type="button" onClick={close}>
              Save
            </button>
          </form>
        </>
      )}
    </StaffSheet>,
    staffClientOver(scriptedConnection({}).connection),
  )
  const dialog = screen.get('dialog', 'Wonton noodles')
  const name = screen.get('textbox', 'Name') as HTMLInputElement
  const type = async (value: string) => {
    await screen.focus(name)
    await screen.fill('textbox', 'Name', value)
  }
  const escape = () =>
    screen.settle(() => fireEvent(dialog, new Event('cancel', { cancelable: true })))
  const beside = () => screen.settle(() => dialog.click())
  const isAsked = () => screen.all('alertdialog').length > 0
  return { ...screen, onClosed, dialog, name, type, escape, beside, isAsked }
}

test.each(['escape', 'beside', 'Close'] as const)(
  'STAFF-10.13: with something typed, %s asks; the sheet stays until it is discarded',
  async (way) => {
    const { type, press, name, onClosed, isAsked, ...ways } = await show()
    const dismiss = () => (way === 'Close' ? press('button', 'Close') : ways[way]())
    await type('Wonton soup')
    await dismiss()
    expect(isAsked()).toBe(true)
    await press('button', 'Keep editing')
    expect(isAsked()).toBe(false)
    expect(onClosed).not.toHaveBeenCalled()
    expect(name.value).toBe('Wonton soup')
    await dismiss()
    await press('button', 'Discard')
    await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
  },
)

test('STAFF-10.13: nothing typed, or the same again, is no question', async () => {
  const { type, escape, isAsked, onClosed } = await show()
  await type('Wonton soup')
  await type('Wonton')
  await escape()
  expect(isAsked()).toBe(false)
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
})

test('STAFF-10.13: a box of a form counts, what is searched does not', async () => {
  const { press, fill, escape, isAsked } = await show()
  await fill('searchbox', 'Find', 'tea')
  await press('checkbox', 'Offered')
  await press('checkbox', 'Offered')
  await press('checkbox', 'Offered')
  await escape()
  expect(isAsked()).toBe(true)
})

test('STAFF-10.13: outside a form text counts, but no switch, choice or file, which act at once', async () => {
  const { press, escape, isAsked, settle, document } = await show()
  const outside = document.querySelectorAll('.outside input, .outside select')
  for (const field of outside) await settle(() => fireEvent.input(field))
  await press('checkbox', 'At once')
  await escape()
  expect(isAsked()).toBe(false)
})

test('STAFF-10.13: the buttons in a sheet do not ask', async () => {
  const { type, press, isAsked, onClosed } = await show()
  await type('Wonton soup')
  await press('button', 'Save')
  expect(isAsked()).toBe(false)
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
})

test('STAFF-10.13: one that a browser closes by itself is open again, and asks', async () => {
  const { type, settle, dialog, isAsked, name } = await show()
  await type('Wonton soup')
  await settle(() => (dialog as HTMLDialogElement).close())
  expect((dialog as HTMLDialogElement).open).toBe(true)
  expect(isAsked()).toBe(true)
  expect(name.value).toBe('Wonton soup')
})

test('a sheet that knows what is not saved asks by that; one of a moment never', async () => {
  const known = await show({ isUnsaved: () => true })
  await known.escape()
  expect(known.isAsked()).toBe(true)
  await known.close()
  const moment = await show({ drops: 'freely' })
  await moment.type('Wonton soup')
  await moment.escape()
  expect(moment.isAsked()).toBe(false)
})

test('STAFF-10.13: Escape in a sheet above another, or in a choice of files, closes no sheet beneath', async () => {
  const beneath = vi.fn<() => void>()
  const above = vi.fn<() => void>()
  const Above = () =>
    createPortal(
      <StaffSheet open title="New group" onClosed={above}>
        <input type="file" aria-label="Picture" />
      </StaffSheet>,
      document.body,
    )
  const { get, settle } = await renderForStaff(
    <StaffSheet open title="Dish" onClosed={beneath}>
      <Above />
    </StaffSheet>,
    staffClientOver(scriptedConnection({}).connection),
  )
  const picture = get('dialog', 'New group').querySelector('input')!
  await settle(() => fireEvent(picture, new Event('cancel', { bubbles: true })))
  await settle(() =>
    fireEvent(get('dialog', 'New group'), new Event('cancel', { cancelable: true })),
  )
  await vi.waitFor(() => expect(above).toHaveBeenCalledOnce())
  expect(beneath).not.toHaveBeenCalled()
})
