import { expect, it } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import BrowseRoute from './browse-route.tsx'

it('ROUTE-4.5: /browse is the member’s home if ordering is off', async () => {
  const { act, names } = await renderForDiner(<BrowseRoute />, {
    path: '/browse',
    user: { _id: 'f'.repeat(24), firstName: 'Mei' },
    visit: {
      settings: {
        _id: 'a'.repeat(24),
        onlineMemberSystem: true,
        onlineOrderingSystem: false,
        allowChooseShop: false,
      },
    },
  })
  await act(() => import('../../features/member/home/member-home-page.tsx'))
  expect(names('heading')).toContain('Hello, Mei')
})
