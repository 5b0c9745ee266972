import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demo } from '@comanda/demo'
import { Owner } from '../story/owner.ts'
import { cardPage, payByCard } from '../story/payer.ts'
import { hongKong } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

const tarts = demo.products.find(
  ({ shop, name }) => shop === hongKong._id && name.some(({ value }) => value === 'Egg tarts (2)'),
)

/** The page of somebody else's storefront: it orders egg tarts, and pays them as docs/clients.md says. */
const storefront = (api: string): string => `<!doctype html>
<html lang="en">
  <title>Egg tarts of the lane</title>
  <h1>Egg tarts of the lane</h1>
  <button>Order two</button>
  <p role="status"></p>
  <script type="module">
    const call = async (method, path, data) => {
      const response = await fetch('${api}/api/' + path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: data && JSON.stringify(data),
      })
      const body = await response.json()
      if (!response.ok) throw new Error(body.data.code + ': ' + body.data.field)
      return body
    }
    const say = (words) => (document.querySelector('[role=status]').textContent = words)
    document.querySelector('button').onclick = async () => {
      try {
        const cart = [{ id: '1', product: '${tarts?._id}', quantity: 2 }]
        const { _id: session } = await call('POST', 'tableSessions/create', { shop: '${hongKong._id}', type: 'takeAway', cart, contactName: 'Mei' })
        const methods = await call('GET', 'paymentMethods?shop=${hongKong._id}')
        const method = methods.find(({ name }) => name.some(({ value }) => value === 'Credit card'))
        const data = { session, methodRef: method._id, returnUrl: location.href }
        const { next } = await call('POST', method.call, data)
        location.assign(next.url)
      } catch (error) {
        say(error.message)
      }
    }
    const id = new URLSearchParams(location.search).get('attempt')
    for (let last; id && last !== 'paid'; await new Promise((resolve) => setTimeout(resolve, 500))) {
      const { status, orderNumber } = await call('GET', 'paymentAttempts/' + id)
      last = status
      say(status === 'paid' ? 'Paid. Your number is ' + orderNumber : 'Asking the bank')
    }
  </script>
</html>`

test('a guest of another storefront pays on the bank’s page and is led back to it, once its origin is allowed (PAY-2.19)', async ({
  page,
  server,
}) => {
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(storefront(server.url))
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  try {
    await page.goto(`${origin}/tarts?from=mail`)
    await page.getByRole('button', { name: 'Order two' }).click()
    await expect(page.getByRole('status')).toHaveText('dataInvalid: returnUrl')

    const owner = await new Owner(server.url).signIn()
    await owner.change('shops', hongKong._id, { returnOrigins: [origin] })
    await page.getByRole('button', { name: 'Order two' }).click()
    await expect(cardPage(page)).toBeVisible()
    await payByCard(page)
    await expect(page.getByRole('status')).toHaveText(/^Paid\. Your number is \w+/)
    await expect(page).toHaveURL(/\/tarts\?from=mail&attempt=/)
  } finally {
    site.close()
    site.closeAllConnections()
  }
})
