import { addPlain, placeOrder, viewCart } from '../story/diner.ts'
import { Owner } from '../story/owner.ts'
import { hongKong, tableLink, tableName } from '../story/shop.ts'
import { staffAtBoard } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test('a photographed code enters no table of a shop that requires presence; the code that staff show does (SESS-9.4, SESS-9.6)', async ({
  browser,
  page,
  server,
}) => {
  const owner = await new Owner(server.url).signIn()
  await owner.change('shops', hongKong._id, { onlineRequiresPresence: true })
  try {
    await test.step('the photograph leads to the staff', async () => {
      await page.goto(tableLink(server.url, 19))
      await expect(
        page.getByRole('heading', { name: 'Please ask our staff to open your table' }),
      ).toBeVisible()
      await page.screenshot({ path: test.info().outputPath('refused.png') })
    })

    const staff = await staffAtBoard(browser, server.url)
    let code = ''
    await test.step('staff show a code of the table', async () => {
      staff.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          code = /"code":"([0-9a-f]{24})"/.exec(String(payload))?.[1] ?? code
        }),
      )
      await staff.goto(`${server.url}/console/${hongKong._id}/tables`)
      await staff.getByRole('button', { name: `Show a code of table ${tableName(19)}` }).click()
      await expect(staff.getByRole('alertdialog').getByRole('img')).toBeVisible()
      await expect(staff.getByRole('alertdialog')).toContainText('The next code follows in')
      const isWhole = await staff
        .locator('.ui-dialog-panel')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
      expect(isWhole).toBe(true)
      await staff.screenshot({ path: test.info().outputPath('shown.png') })
    })

    await test.step('the diner scans it and orders', async () => {
      await page.goto(`${server.url}/t?id=${hongKong._id}&t=${code}`)
      await addPlain(page, 'Fish ball noodles')
      await viewCart(page)
      await placeOrder(page).click()
      await expect(page.getByRole('heading', { name: /^Order number \d+/ })).toBeVisible()
    })
  } finally {
    await owner.change('shops', hongKong._id, { onlineRequiresPresence: null })
  }
})
