import { act, Suspense } from 'react'
import { expect, it } from 'vitest'
import { whenQuiet } from '../../device/when-quiet.ts'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { heartBy } from './late-heart.tsx'

const Heart = heartBy(() => Promise.reject(new TypeError('Failed to fetch')))

it('KIOSK-3.4, SCREEN-1.9: a heart that does not arrive takes no dish away', async () => {
  const { all } = await renderForDiner(
    <section aria-label="A dish">
      <Suspense>
        <Heart id="d" name="Noodles" />
      </Suspense>
    </section>,
  )
  await act(whenQuiet)
  expect(all('region')).toHaveLength(1)
  expect(all('button')).toEqual([])
})
