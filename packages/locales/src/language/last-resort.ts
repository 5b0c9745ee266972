import type { Locale } from './locales.ts'

/** Shown if the error page itself fails. */
export const lastResortMessages: Readonly<
  Record<Locale, { readonly text: string; readonly home: string }>
> = {
  'zh-hk': { text: '顯示錯誤頁面時發生錯誤。', home: '返回主頁' },
  'zh-cn': { text: '显示错误页面时发生错误。', home: '返回首页' },
  en: { text: 'An error occurred while showing the error page.', home: 'Go home' },
}
