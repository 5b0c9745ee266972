import { sitDown } from '../story/diner.ts'
import { expect, test } from '../story/test.ts'

const name = 'Prawn wonton noodles'

for (const { reducedMotion, morphs } of [
  { reducedMotion: 'no-preference', morphs: true },
  { reducedMotion: 'reduce', morphs: false },
] as const)
  test(`a dish opens from its picture and restores the focus; motion: ${reducedMotion}`, async ({
    page,
    server,
  }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.emulateMedia({ reducedMotion })
    await sitDown(page, server.url, 12)
    const opener = page.getByRole('button', { name, exact: true })
    const sheet = page.getByRole('dialog', { name })

    await test.step('the first touch fetches the sheet', async () => {
      await opener.click()
      await expect(sheet).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(opener).toBeFocused()
    })

    for (const view of ['list', 'grid'])
      await test.step(`in the ${view}, twice`, async () => {
        if (view === 'grid') await page.getByRole('button', { name: 'Show as grid' }).click()
        for (const _ of ['once', 'again']) {
          /** Whether the picture moved until the sheet came to rest. */
          const seen = page.evaluate(
            () =>
              new Promise<boolean>((resolve) => {
                let isSeen = false
                let restsSince: number | undefined
                const look = () => {
                  isSeen ||= document
                    .getAnimations()
                    .some(
                      ({ effect }) =>
                        effect instanceof KeyframeEffect &&
                        effect.pseudoElement === '::view-transition-group(dish)',
                    )
                  const stands = document
                    .querySelector('dialog[open]')
                    ?.getAnimations({ subtree: true })
                  const rests = stands?.every(
                    ({ playState, timeline }) =>
                      playState === 'finished' || timeline !== document.timeline,
                  )
                  // On a slow machine the sheet stands for some frames before anything moves.
                  restsSince = rests ? (restsSince ?? performance.now()) : undefined
                  if (performance.now() - (restsSince ?? Infinity) > 400) resolve(isSeen)
                  else requestAnimationFrame(look)
                }
                look()
              }),
          )
          await opener.click()
          await expect(sheet.getByRole('button', { name: /^Add · / })).toBeVisible()
          expect(await seen).toBe(morphs)
          await sheet.getByRole('button', { name: 'Close' }).click()
          await expect(sheet).toBeHidden()
          await expect(opener).toBeFocused()
        }
      })
    expect(errors).toEqual([])
  })
