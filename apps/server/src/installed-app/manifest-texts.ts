import type { Locale } from './requested-locale.ts'

interface ManifestTexts {
  /** The BCP 47 tag of the language. */
  readonly tag: string
  readonly describe: (name: string) => string
  readonly menu: string
  readonly records: string
  readonly memberCode: string
}

/** The texts of an installed app in its manifest. */
export const manifestTexts: Readonly<Record<Locale, ManifestTexts>> = {
  en: {
    tag: 'en',
    describe: (name) => `The menu of ${name}: choose, and order from your table or to take away.`,
    menu: 'Menu',
    records: 'Order history',
    memberCode: 'Member code',
  },
  'zh-hk': {
    tag: 'zh-HK',
    describe: (name) => `${name}的菜單：選好菜式，在餐桌上或外賣自取點餐。`,
    menu: '菜單',
    records: '訂單紀錄',
    memberCode: '會員碼',
  },
  'zh-cn': {
    tag: 'zh-CN',
    describe: (name) => `${name}的菜单：选好菜式，在餐桌上或外带自取点餐。`,
    menu: '菜单',
    records: '订单记录',
    memberCode: '会员码',
  },
}
