import { encode, tag, withCrcTag } from 'promptparse'
import { decimalAmount } from '../amounts/decimal-amount.ts'

/**
 * Returns the code of FPS, Hong Kong's Faster Payment System, that a bank's app reads: EMVCo's tags with the merchant's
 * FPS identifier, the amount in HKD and the reference.
 */
export const paymentCode = (fpsId: string, cents: number, reference: string): string =>
  withCrcTag(
    encode([
      tag('00', '01'),
      // 12: for one payment only.
      tag('01', '12'),
      tag('26', encode([tag('00', 'hk.com.hkicl'), tag('02', fpsId)])),
      // The category of restaurants.
      tag('52', '5812'),
      tag('53', '344'),
      tag('54', decimalAmount(cents)),
      tag('58', 'HK'),
      tag('59', 'NA'),
      tag('60', 'HK'),
      tag('62', encode([tag('05', reference)])),
    ]),
    '63',
  )
