import { useStore } from '@comanda/client/react'
import {
  createApiKeys,
  createBrand,
  createChannels,
  createColleagues,
  createDevices,
  createGifts,
  createLimits,
  createNewsList,
  createPaymentAccounts,
  createPaymentMethods,
  createPrinterSettings,
  createPromotions,
  createRanks,
  createReservationRules,
  createSectionList,
  createSmsAccounts,
  createStationSettings,
  createSurchargeSettings,
  createTableList,
  createTaxSettings,
  createTimeConditionList,
  createWaitingSettings,
  createWebhooks,
  type Loaded,
  type StaffClient,
} from '@comanda/client/staff'
import type { Shop } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import type { ConsoleKey } from '@comanda/locales/console'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import type { ShownPage } from './settings-groups.ts'

/** What a page sets, by its name. */
interface Named {
  readonly name?: Shop['name'] | string | undefined
  readonly percent?: number | undefined
  readonly status?: string | undefined
  readonly shops?: readonly string[] | undefined
}

type Load<T> = (connection: StaffClient['connection'], shop: string) => Loaded<T>

/** Returns what says, on the card of a page, the names of what is set there and used in the shop; `none` if nothing is. */
const namesOf = <T,>(
  load: Load<T>,
  recordsOf: (value: T) => readonly Named[],
  none: ConsoleKey | null = 'settings.notSet',
) => {
  const Names = () => {
    const { connection } = useStaff()
    const { _id: shop } = useShop()
    const { t, locale } = useMessages()
    const [loaded] = useState(() => load(connection, shop))
    const state = useStore(loaded.state)
    useEffect(() => void loaded.reload(), [loaded])
    if (state.status !== 'ready') return undefined
    const used = recordsOf(state.value).filter(
      ({ status, shops }) => status !== 'disabled' && (!shops?.length || shops.includes(shop)),
    )
    const words = used.map(({ name = [], percent }) =>
      [
        typeof name === 'string' ? name : localizedName(name, locale),
        ...(percent === undefined ? [] : [t('bill.percentOf', { percent })]),
      ].join(' '),
    )
    return words.filter((word) => word !== '').join(' · ') || (none === null ? '' : t(none))
  }
  return Names
}

const Taxes = namesOf(createTaxSettings, (taxes) => taxes, null)
const Surcharges = namesOf(createSurchargeSettings, (surcharges) => surcharges, null)

const Courses = () => {
  const { courses = [] } = useShop()
  const { t, locale } = useMessages()
  const names = courses.map(({ name }) => localizedName(name, locale))
  return names.join(' · ') || t('settings.notSet')
}

const Profile = () => {
  const { name, phone = '' } = useShop()
  const { locale } = useMessages()
  return [localizedName(name, locale), phone].filter((word) => word !== '').join(' · ')
}

/** How guests order: whether a table shares its cart, and after how many minutes take-away is usually ready. */
const Orders = () => {
  const { tableCart = 'each', prepMinutes } = useShop()
  const { t } = useMessages()
  const minutes = prepMinutes?.takeAway
  const cart = `${t('tableCart.title')}: ${t(`tableCart.${tableCart}`)}`
  return [cart, ...(minutes ? [`${t('prepMinutes.takeAway')}: ${minutes}`] : [])].join(' · ')
}

const Waiting = () => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const { t } = useMessages()
  const [loaded] = useState(() => createWaitingSettings(connection, shop))
  const state = useStore(loaded.state)
  useEffect(() => void loaded.reload(), [loaded])
  if (state.status !== 'ready') return undefined
  return t(state.value.some(({ enabled }) => enabled) ? 'waitingList.open' : 'settings.notSet')
}

const Scales = () => {
  const { scaleCodes = [] } = useShop()
  const { t } = useMessages()
  return scaleCodes.map(({ prefix }) => prefix).join(' · ') || t('settings.notSet')
}

/** The limits that an owner has chosen; without them those of the installation hold. */
const StaffLimits = () => {
  const { connection } = useStaff()
  const { currency } = useShop()
  const { t } = useMessages()
  const { money } = useFormats()
  const [limits] = useState(() => createLimits(connection, currency))
  const state = useStore(limits.state)
  useEffect(() => void limits.reload(), [limits])
  if (state.status !== 'ready') return undefined
  const { refund, credit, points } = state.value
  const words = [
    ...(refund === undefined ? [] : [`${t('limits.refund', { currency })}: ${money(refund)}`]),
    ...(credit ? [`${t('limits.credit', { currency })}: ${money(credit.each)}`] : []),
    ...(points ? [`${t('limits.points')}: ${points.each}`] : []),
  ]
  return words.join(' · ') || t('settings.notSet')
}

/** What the cards of pages say of what is set there; others have their title alone (STAFF-10.23). */
export const pageValues: { readonly [To in ShownPage['to']]?: () => React.ReactNode } = {
  '/$shop/settings/profile': Profile,
  '/$shop/settings/shop': Orders,
  '/$shop/settings/brand': namesOf(createBrand, ({ app }) => [{ name: app.name }]),
  '/$shop/settings/reservations': namesOf(createReservationRules, ({ saved }) =>
    saved?.enabled ? saved.sessions.map(({ name }) => ({ name })) : [],
  ),
  '/$shop/settings/waiting': Waiting,
  '/$shop/settings/tables': namesOf(createTableList, (tables) => tables),
  '/$shop/settings/sections': namesOf(createSectionList, (sections) => sections),
  '/$shop/settings/courses': Courses,
  '/$shop/settings/scales': Scales,
  '/$shop/settings/limits': StaffLimits,
  '/$shop/settings/texts': namesOf(createSmsAccounts, (accounts) =>
    accounts.map(({ sender, shops }) => ({ name: sender, shops })),
  ),
  '/$shop/settings/levels': namesOf(createRanks, (ranks) => ranks),
  '/$shop/settings/gifts': namesOf(createGifts, (gifts) => gifts),
  '/$shop/settings/keys': namesOf(createApiKeys, (keys) => keys.map(({ name }) => ({ name }))),
  '/$shop/settings/channels': namesOf(createChannels, (channels) =>
    channels.map(({ name }) => ({ name })),
  ),
  '/$shop/settings/webhooks': namesOf(createWebhooks, (webhooks) =>
    webhooks.map(({ name, shops }) => ({ name, shops })),
  ),
  '/$shop/settings/times': namesOf(createTimeConditionList, (times) => times),
  '/$shop/settings/promotions': namesOf(createPromotions, (promotions) => promotions),
  '/$shop/settings/bill': () => (
    <>
      <span>
        <Surcharges />
      </span>
      <span>
        <Taxes />
      </span>
    </>
  ),
  '/$shop/settings/methods': namesOf(createPaymentMethods, (methods) =>
    methods.map(({ surcharge: _costs, ...method }) => method),
  ),
  '/$shop/settings/accounts': namesOf(createPaymentAccounts, ({ accounts }) =>
    accounts.map(({ name, shops }) => ({ name, shops })),
  ),
  '/$shop/settings/news': namesOf(createNewsList, (news) =>
    news.map(({ title, shops }) => ({ name: title, shops })),
  ),
  '/$shop/settings/staff': namesOf(createColleagues, ({ members }) =>
    members.map(({ name, email }) => ({ name: name ?? email })),
  ),
  '/$shop/settings/devices': namesOf(createDevices, (devices) =>
    devices.map(({ name }) => ({ name })),
  ),
  '/$shop/settings/stations': namesOf(createStationSettings, (stations) => stations),
  '/$shop/settings/printers': namesOf(createPrinterSettings, ({ printers }) => printers),
}
