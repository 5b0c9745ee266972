import { demo, moonRice, staffAccounts, staffPins } from '@comanda/demo'

const english = (name: readonly { lang: string; value: string }[]): string =>
  name.find(({ lang }) => lang === 'en')?.value ?? name[0]?.value ?? ''

/**
 * The links to open once the demo is loaded: a table and the take-away of each shop, and the console's sign-in unless a
 * first owner has ended the demo's accounts.
 */
export const demoLinks = (
  url: string,
  { hasSignIns }: { readonly hasSignIns: boolean } = { hasSignIns: true },
): string => {
  const tables = [...demo.tableViewItems, ...moonRice.tableViewItems]
  const shops = [...demo.shops, ...moonRice.shops].flatMap((shop) => {
    const table = tables.find((item) => item.shop === shop._id)
    const lines = [`  ${english(shop.name)}`]
    if (table) lines.push(`    Table ${table.name}:  ${url}/t?id=${shop._id}&t=${table._id}`)
    return [...lines, `    Take-away: ${url}/?id=${shop._id}`]
  })
  const manager = staffAccounts.find(({ staff = [] }) =>
    staff.some(({ role }) => role === 'manager'),
  )
  const signIn = manager ? `  Staff sign in as ${manager.email}, password ${manager.password}` : ''
  const pin = staffPins.find(({ user }) => user === manager?._id)?.pin
  const approve = pin ? `  The PIN by which the manager approves: ${pin}` : ''
  return [
    'The demo restaurants:',
    ...shops,
    `  Staff:       ${url}/console/`,
    ...(hasSignIns ? [signIn, approve] : []),
    '',
  ].join('\n')
}
