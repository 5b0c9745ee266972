/**
 * A small storefront: all that a client of your own needs, with plain Feathers and no framework. The page's address says
 * where the API is, the shop and, if a table's code was scanned, the code: ?api=https://…&id=shop&t=code
 */
const page = new URLSearchParams(location.search)
const shop = page.get('id')
const code = page.get('t')

// 1. Connect. `login` stores the token, so that a reload stays signed in.
const socket = io(page.get('api'), { path: '/api/socket.io', transports: ['websocket'] })
const client = feathers().configure(feathers.socketio(socket, { timeout: 30_000 }))
client.configure(feathers.authentication({ storage: localStorage, storageKey: 'login' }))
const service = (path) => client.service(path)

const state = { mode: code ? 'dineIn' : 'takeAway', menu: [], groups: [], cart: [], coupons: [] }

// 2. Store the cart, and the keys of the orders that this browser has placed.
const read = (key, otherwise) => JSON.parse(localStorage.getItem(key)) ?? otherwise
const write = (key, value) => localStorage.setItem(key, JSON.stringify(value))
const save = () => {
  const { cart, coupons, mode, section = null, session = null } = state
  write('tableCart', { cart, coupons, mode, shop, section, session: session && session._id })
  draw()
}
const restoreKeys = () => read('saveInfo', { restoreKeys: [] }).restoreKeys
const remember = ({ restoreKey }) =>
  write('saveInfo', { restoreKeys: [...new Set([...restoreKeys(), restoreKey])].slice(-100) })

/** Restores the cart: what the shop no longer sells here is dropped and counted. */
const restore = async () => {
  const stored = read('tableCart')
  if (stored?.shop !== shop || stored.mode !== state.mode) return
  const query = { shop, _id: { $in: stored.cart.map(({ product }) => product) } }
  if (state.section) query.sections = state.section
  const found = await service('products').find({ query })
  const sold = found.filter(({ stock }) => stock?.mode !== 'notSelling').map(({ _id }) => _id)
  state.cart = stored.cart.filter(({ product }) => sold.includes(product))
  state.coupons = stored.coupons
  const expired = stored.cart.length - state.cart.length
  if (expired > 0) say(`${expired} item(s) no longer available`)
}

// 3. Begin: at a table by its code, otherwise with the last order that is not taken yet, by its restore key.
const enter = async () => {
  const [table] = await service('tableViewItems').find({ query: { _id: code, shop, $limit: 1 } })
  if (!table) throw new Error('Invalid shop! Please scan the QR-Code again')
  const date = new Date().toISOString()
  const data = { viewItem: code, date, capacity: 1, shop, section: null, create: true }
  const { session } = await service('tableSessions/createOrResume').create(data)
  await follow(session)
}
const resume = async () => {
  const query = {
    restoreKeys: { $in: restoreKeys() },
    type: { $in: ['dineInNoTable', 'takeAway', 'dineIn'] },
    tvStatus: { $ne: 'taken' },
    $limit: 100,
  }
  const { data } = await service('tableSessions').find({ query })
  if (data[0]) await follow(data[0])
}

// 4. Follow a session: subscribe, listen, and after each reconnect load what was missed.
const show = (session) => {
  state.session = session
  state.section = session.section
  save()
}
const subscribe = ({ _id }) => service('tableSessions/subscribe').create({ item: _id })
const follow = async (session) => {
  if (session.restoreKey) remember(session)
  show(session)
  await subscribe(session)
}
service('tableSessions').on('patched', (session) => {
  if (session._id === state.session?._id) show(session)
})
socket.io.on('reconnect', async () => {
  if (!state.session) return
  await subscribe(state.session)
  show(await service('tableSessions').get(state.session._id))
})

// 5. Load the menu, and again 5 seconds after any change of it.
const load = async () => {
  const groups = await service('productOptions').find({ query: { shop } })
  const products = await service('products').find({ query: { shop, $sort: { order: 1 } } })
  const menu = products.filter(
    (one) => one.topUp || !(one.hideFromOnline || one.setOrderOrGiftOnly),
  )
  Object.assign(state, { groups, menu })
  draw()
}
let timer
const loadSoon = () => {
  clearTimeout(timer)
  timer = setTimeout(() => attempt(load), 5000)
}
for (const path of ['products', 'productOptions', 'productStocks', 'productOptionStocks'])
  for (const event of ['created', 'patched', 'removed']) service(path).on(event, loadSoon)

/** A line of a dish, with the first choice of each group that is required here. */
const isRequired = ({ required, allowedOrderType: types }) =>
  required && (types?.includes(state.mode) ?? true)
const lineOf = ({ _id, options = [] }) => ({
  id: crypto.randomUUID(),
  product: _id,
  quantity: 1,
  options: state.groups
    .filter((group) => isRequired(group) && options.includes(group._id))
    .map(({ _id: option, choices: [{ _id }] }) => ({ option, selections: [{ _id, quantity: 1 }] })),
})
const add = (product) => {
  state.cart.push(lineOf(product))
  save()
}

// 6. Order. The server prices. On success the cart is cleared.
const place = async () => {
  const { cart, coupons, mode, section = null, session } = state
  const discounts = coupons.map((coupon) => ({ coupon, source: 'coupon' }))
  const placed =
    mode === 'dineIn'
      ? await service('tableSessions/order').create({ cart, session: session._id, discounts })
      : await service('tableSessions/create').create({
          type: mode,
          shop,
          section,
          products: cart,
          discounts,
        })
  Object.assign(state, { cart: [], coupons: [] })
  await follow(placed)
}
const topUp = async (product) => {
  const data = { type: 'topUp', shop, section: null, products: [lineOf(product)] }
  const { outstanding } = await service('tableSessions/create').create(data)
  say(`Please pay ${money(outstanding)} at the counter`)
}

// 7. A member's coupons. The server says whether one may be used here.
const welcome = async ({ user }) => {
  const query = { user: user._id, status: 'valid', $populate: 'coupon' }
  state.owned = await service('userCoupons').find({ query })
  if (code) await service('tableSessions/setUser').create({ session: state.session._id })
  draw()
}
const use = async ({ _id }) => {
  const session = state.session?._id ?? null
  const { status } = await service('userCoupons/validate').create({ coupon: _id, session, shop })
  if (status !== 'valid') throw new Error(`couponErrors.${status}`)
  state.coupons.push(_id)
  save()
}

// 8. Draw.
const byId = (id) => document.getElementById(id)
const say = (text) => byId('message').replaceChildren(text)
const money = (amount) => `$ ${amount.toFixed(2)}`
const nameOf = (record) => record?.name.find(({ lang }) => lang === 'en')?.value ?? ''
const attempt = (act) => act().catch(({ message }) => say(message))
const list = (id, records, text, label, act) => {
  const rows = records.map((record) => {
    const row = document.createElement('li')
    row.append(text(record))
    if (!act) return row
    const button = document.createElement('button')
    button.append(`${label} ${nameOf(record.coupon ?? record)}`)
    button.addEventListener('click', () => attempt(async () => act(record)))
    row.append(' ', button)
    return row
  })
  byId(id).replaceChildren(...rows)
}
const draw = () => {
  const { menu, cart, coupons, owned = [], session, mode } = state
  const priced = (product) => `${nameOf(product)} ${money(product.price)}`
  const dish = ({ quantity, product }) =>
    `${quantity} × ${nameOf(menu.find(({ _id }) => _id === product))}`
  list(
    'menu',
    menu.filter((product) => !product.topUp),
    priced,
    'Add',
    add,
  )
  list(
    'topUps',
    menu.filter((product) => product.topUp),
    priced,
    'Top up',
    topUp,
  )
  list('coupons', owned, ({ _id }) => (coupons.includes(_id) ? '✓' : ''), 'Use', use)
  list('cart', cart, dish)
  byId('login').hidden = state.owned !== undefined
  byId('place').replaceChildren(session?.tableItem?.name ?? mode)
  if (!session) return
  const lines = session.products.map(
    (line) => `${line.quantity} × ${nameOf(line)} ${money(line.price)}`,
  )
  const off = session.discounts.map((discount) => `${nameOf(discount)} ${money(discount.amount)}`)
  const toPay = `To pay: ${money(session.outstanding)}`
  byId('session').replaceChildren([session.tvStatus, ...lines, ...off, toPay].join(' · '))
}

byId('order').addEventListener('click', () => attempt(place))
byId('login').addEventListener('submit', (event) => {
  event.preventDefault()
  const { email, password } = Object.fromEntries(new FormData(event.target))
  const login = { strategy: 'local', email, password }
  attempt(async () => welcome(await client.authenticate(login)))
})

await attempt(async () => {
  byId('shop').append(nameOf(await service('shops').get(shop)))
  const login = await client.reAuthenticate().catch(() => undefined)
  await (code ? enter() : resume())
  await restore()
  await load()
  if (login) await welcome(login)
})
