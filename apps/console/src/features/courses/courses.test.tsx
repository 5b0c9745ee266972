import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { User } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { withoutExpected } from '../../testing/without-expected.ts'
import { Courses } from './courses.tsx'

const user: User = { _id: 'u', staff: [{ role: 'manager', shop: sampleMenu.shop._id }] }
const course = (_id: string, value: string) => ({ _id, name: [{ lang: 'en' as const, value }] })

test('COURSE-1.5: a manager names courses, orders and removes them', async () => {
  const courses = [course('a', 'Mains'), course('b', 'Starters'), course('c', 'Cheese')]
  const shop = { ...sampleMenu.shop, courses }
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops find': () => [shop],
    'shops patch': () => shop,
  })
  const staff = staffClientOver(server.connection)
  await staff.client.shops.load(user)
  const { get } = await renderForStaff(<Courses />, { ...staff, shop })
  const form = within(get('form', 'Courses'))
  await form.press('button', 'Remove course 3')
  await within(form.get('group', 'Course 2')).press('button', 'Earlier')
  await form.press('button', 'Add a course')
  const added = within(form.get('group', 'Course 3'))
  await added.fill('textbox', 'Name in English', 'Drinks')
  await added.press('checkbox', 'Made at once Such as drinks: they wait for nothing.')
  await form.press('button', 'Save')
  const sent = withoutExpected(server.calls.find(({ name }) => name === 'shops patch')?.args)?.[1]
  expect(sent).toEqual({
    courses: [
      courses[1],
      courses[0],
      { ...course('', 'Drinks'), _id: expect.stringMatching(/^[0-9a-f]{24}$/), atOnce: true },
    ],
  })
})
