import {
  type DataOf,
  type OpenShopData,
  type Shop,
  type SurchargeSetting,
  type TaxSetting,
  type UsualShop,
  type UsualTax,
  usualLanguages,
  usualShop,
} from '@comanda/contract'
import { fromCents } from '@comanda/engine/money'

/** The minutes that a scanned code enters a table: a long meal. */
const scanMinutes = 240

/** Rounds by the smallest coin: prices always, parts of a bill too if coins are that large. */
const roundingOf = ({ coin, cashRounding }: UsualShop): Partial<Shop> => {
  const factor = 1 / coin
  const round = 'round' as const
  return {
    priceRoundFactor: factor,
    priceRoundMethod: round,
    discountRoundMethod: round,
    surchargeRoundMethod: round,
    taxRoundMethod: round,
    ...(coin >= 10 ? { discountRoundFactor: factor, surchargeRoundFactor: factor } : {}),
    ...(coin >= 100 ? { taxRoundFactor: factor } : {}),
    ...(cashRounding === undefined ? {} : { cashRounding: fromCents(cashRounding) }),
  }
}

/** Returns the record of a new shop (SETUP-2.2). */
export const newShop = (data: OpenShopData): Omit<DataOf<Shop>, 'beingSetUp'> => {
  const { country, name, address, phone, openTime, closeTime, openAgain, orderTypes } = data
  const usual = usualShop(country)
  const eatsIn = orderTypes.includes('dineIn')
  return {
    name,
    languages: [...usualLanguages(country)],
    ...(address ? { address } : {}),
    ...(phone === undefined ? {} : { phone }),
    openTime,
    closeTime: openAgain?.closeTime ?? closeTime,
    timeZone: data.timeZone ?? usual.timeZones[0],
    currency: usual.currency,
    openForOnline: true,
    openForApp: true,
    openTakeAway: orderTypes.includes('takeAway'),
    // Guests who eat here have scanned the code of a table.
    openDineInNoTable: eatsIn,
    onlineDineInNoTableEnabledFixedCode: eatsIn,
    onlineEnabledFixedCode: eatsIn,
    onlineSessionTimeout: scanMinutes,
    ...(eatsIn ? { tableCart: 'shared' as const } : {}),
    onlineOpeningHours: [
      { startTime: openTime, endTime: closeTime },
      ...(openAgain ? [{ startTime: openAgain.openTime, endTime: openAgain.closeTime }] : []),
    ],
    // Without sections of the day the whole menu shows.
    onlineCanSwitchSection: true,
    useDefaultsForSetItem: true,
    ...roundingOf(usual),
  }
}

const orderTypesOf = ({ of }: UsualTax): Pick<TaxSetting, 'orderType'> => {
  if (of === undefined) return {}
  return { orderType: of === 'dineIn' ? ['dineIn', 'dineInNoTable'] : ['takeAway', 'delivery'] }
}

/** Returns the taxes of a new shop, those of no percent left out. */
export const newTaxes = (shop: string, data: OpenShopData): DataOf<TaxSetting>[] =>
  usualShop(data.country).taxes.flatMap((tax, index) => {
    const percent = data.taxes?.[index] ?? tax.percent
    if (percent === 0) return []
    const { name, included } = tax
    return [
      {
        shops: [shop],
        name,
        percent,
        included,
        priceTypes: ['product' as const, 'surcharge' as const],
        ...orderTypesOf(tax),
        order: index + 1,
        status: 'active' as const,
      },
    ]
  })

/** Returns the service charge of a new shop, if it has one. */
export const newServiceCharge = (
  shop: string,
  data: OpenShopData,
): DataOf<SurchargeSetting> | undefined => {
  const percent = data.serviceCharge ?? usualShop(data.country).serviceCharge
  if (percent === 0) return undefined
  return {
    shops: [shop],
    name: [
      { lang: 'en', value: 'Service charge' },
      { lang: 'cht', value: '服務費' },
      { lang: 'chs', value: '服务费' },
    ],
    percent,
    orderType: ['dineIn', 'dineInNoTable'],
    productMode: 'dineIn',
    order: 1,
    status: 'active',
  }
}
