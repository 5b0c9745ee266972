import type { Browser, BrowserContextOptions } from '@playwright/test'
import { hongKong, staffAccount } from './shop.ts'

/** Makes a call of the server, as another device would. */
export const call = async (url: string, path: string, data: object, token?: string) => {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(data),
  })
  return (await response.json()) as Readonly<Record<string, string>>
}

/** Pairs a kiosk with the shop, with settings of its own, and returns what its browser has stored then. */
export const pairedStorage = async (url: string, name: string, settings: object = {}) => {
  const { accessToken } = await call(url, 'authentication', {
    strategy: 'local',
    ...staffAccount('manager'),
  })
  const { request = '', code = '' } = await call(url, 'devices/request', { kind: 'kiosk' })
  await call(url, 'devices/confirm', { code, shop: hongKong._id, name }, accessToken)
  const { device, token } = (await call(url, 'devices/claim', { request })) as unknown as {
    readonly device: object
    readonly token: string
  }
  const paired = { device: { ...device, ...settings }, token }
  return {
    cookies: [],
    origins: [
      { origin: url, localStorage: [{ name: 'posDevice', value: JSON.stringify(paired) }] },
    ],
  }
}

/** Opens a paired kiosk in a browser of its own. */
export const openKiosk = async (
  browser: Browser,
  url: string,
  look: BrowserContextOptions,
  settings: object = {},
) => {
  const storageState = await pairedStorage(url, 'Glass', settings)
  const context = await browser.newContext({ ...look, storageState })
  const page = await context.newPage()
  await page.goto(`${url}/posHome`)
  await page.locator('.kiosk-touch:enabled').waitFor()
  return page
}
