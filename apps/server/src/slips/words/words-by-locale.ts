import type { SlipLocale } from '../slip.ts'
import type { SlipWords } from '../slip-words.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'
import { zhHk } from './zh-hk.ts'

export const slipWords: Readonly<Record<SlipLocale, SlipWords>> = {
  en,
  'zh-hk': zhHk,
  'zh-cn': zhCn,
}
