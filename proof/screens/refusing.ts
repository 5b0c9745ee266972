import type { Page } from '@playwright/test'

/** The `data` of the error that a call is refused with. */
type Refusal = Readonly<Record<string, unknown>> & { readonly code: string }

/** A call on the wire: the id of its acknowledgement, its method and its service. */
const call = /^42(\d+)\["create","tableSessions\/(?:order|create)"/

/** Loads the cart and places an order that the server refuses with `refusal`. */
export const refusing = (refusal: Refusal) => async (page: Page) => {
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const wire = socket.connectToServer()
    socket.onMessage((message) => {
      const [, answer] = call.exec(String(message)) ?? []
      if (answer === undefined) return wire.send(message)
      const error = { name: 'Conflict', className: 'conflict', code: 409, message: 'Refused' }
      return socket.send(`43${answer}${JSON.stringify([{ ...error, data: refusal }])}`)
    })
  })
  await page.goto(new URL('/cart', page.url()).href)
  const place = page.locator('.cart-place button')
  await place.waitFor()
  await page.waitForFunction(() => document.querySelector('.cart-place button:enabled') !== null)
  await place.click()
  await page.getByRole('alertdialog').waitFor()
}
