import { devices } from '@playwright/test'
import { writeCameraVideo } from '../story/camera-video.ts'
import { kioskLooks } from '../../screens/looks.ts'
import { addPlain, choose, takeAwayMenu, viewCart } from '../story/diner.ts'
import { addDish, begin, toCodes, toMenu, toOffer } from '../story/kiosk-walk.ts'
import { pairedStorage } from '../story/paired-device.ts'
import { expect, test } from '../story/test.ts'

test('a coupon scanned with the camera is stored and applies in the cart; a foreign code is rejected', async ({
  playwright,
  launchOptions,
  server,
}, info) => {
  const video = info.outputPath('camera.y4m')
  await writeCameraVideo(video, `${server.url}/coupon?code=NOODLES`)
  const camera = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  })
  const context = await camera.newContext({ ...devices['Pixel 7'], locale: 'en-GB' })
  const page = await context.newPage()
  const scan = page.getByRole('button', { name: 'Scan the code' })

  await test.step('on the page of coupons', async () => {
    await takeAwayMenu(page, server.url)
    await page.goto(`${server.url}/coupon`)
    await scan.click()
    await expect(page.getByText('Second bowl at half price is yours.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('list')).toContainText('Second bowl')
  })

  await test.step('in the cart', async () => {
    await page.goto(`${server.url}/browse`)
    await addPlain(page, 'Fish ball noodles')
    await viewCart(page)
    await page.getByRole('button', { name: 'Add a coupon or reward' }).click()
    await choose(page.getByRole('dialog'), 'Code')
    await scan.click()
    const coupons = page.getByRole('region', { name: 'Coupons and rewards' })
    await expect(coupons).toContainText('Second bowl at half price')
  })

  await test.step('KIOSK-5.6: at a kiosk, where codes are asked for', async () => {
    const storageState = await pairedStorage(server.url, 'Camera')
    const kiosk = await (await camera.newContext({ ...kioskLooks.stele, storageState })).newPage()
    await kiosk.goto(`${server.url}/posHome`)
    await begin(kiosk, 'en')
    for (const step of [toMenu, addDish, toOffer, toCodes]) await step(kiosk)
    await kiosk.getByRole('button', { name: 'Scan with the camera' }).click()
    await expect(kiosk.getByText('The coupon is in your order')).toBeVisible()
  })

  await test.step('a code that is none of ours', async () => {
    await writeCameraVideo(video, 'WIFI:S:guests;;')
    await page.goto(`${server.url}/coupon`)
    await scan.click()
    await expect(page.getByText('This is not a coupon code of ours.')).toBeVisible()
    await page.getByRole('button', { name: 'Stop scanning' }).click()
    await expect(scan).toBeVisible()
  })
  await camera.close()
})

test('without a camera the scan reports that, and the code can be typed', async ({
  page,
  server,
}) => {
  await takeAwayMenu(page, server.url)
  await page.goto(`${server.url}/coupon`)
  await page.getByRole('button', { name: 'Scan the code' }).click()
  await expect(page.getByRole('alert')).toContainText('type the code')
  await page.getByLabel('Coupon code').fill('noodles')
  await page.getByRole('button', { name: 'Get it' }).click()
  await expect(page.getByText('Second bowl at half price is yours.')).toBeVisible()
})
