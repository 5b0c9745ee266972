import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../testing/render-for-staff.tsx'
import { FormFrame } from './form-frame.tsx'
import { TextInputs } from './text-inputs.tsx'

const noop = () => undefined

const texts = (label: string, en: string) => (
  <TextInputs label={label} hint="" isNeeded texts={{ en }} onChange={noop} />
)

const shown = (root: ParentNode) =>
  [...root.querySelectorAll('[role=tabpanel]:not([hidden]) input')].map(
    (input) => input.closest('.ui-field')?.querySelector('label')?.textContent,
  )

test('STAFF-10.24: texts show one language, the same in a form; a tab says if its language is empty', async () => {
  const { client } = staffClientOver(scriptedConnection({}).connection)
  const { all, document, names, settle } = await renderForStaff(
    <FormFrame label="Form" busy={false} onSubmit={noop}>
      {texts('Name', 'Tea')}
      {texts('Note', '')}
    </FormFrame>,
    { client, shop: { ...sampleMenu.shop, languages: ['en', 'it'] } },
  )
  expect(names('tab')).toEqual(['English', 'Italian (empty)', 'English (empty)', 'Italian (empty)'])
  expect(shown(document)).toEqual(['Name in English', 'Note in English'])
  await settle(() => all('tab', 'Italian (empty)')[1]?.click())
  expect(shown(document)).toEqual(['Name in Italian', 'Note in Italian'])
  const needed = [...document.querySelectorAll('[required]')]
  expect(needed.map((input) => input.closest('[hidden]'))).toEqual([null])
})
