import { serverNow } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { createReplayedPromotion } from '@comanda/client/staff'
import type { OrderDiscount, ReplayData, TimeCondition } from '@comanda/contract'
import { addDays, businessDayOf } from '@comanda/engine/time'
import { useEffect, useState } from 'react'
import { failureWords } from '../../forms/failure-words.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { nearOf, ReplayedFigures } from './replayed-figures.tsx'

/** How long typing pauses before bills are replayed, in ms. */
const PAUSE = 600

/** So many business days, today among them. */
const DAYS = 30

/** So many shops are replayed at a time. */
const MOST_SHOPS = 200

interface ReplayedPromotionProps {
  readonly rule: OrderDiscount
  /** The hours that are made with it. */
  readonly times: readonly TimeCondition[]
}

/** A promotion on the bills of the last 30 days, while it is entered (STAFF-10.25). */
export const ReplayedPromotion = ({ rule, times }: ReplayedPromotionProps) => {
  const { t } = useMessages()
  const { connection, shops: staffShops } = useStaff()
  const shop = useShop()
  const { shops: own } = useStore(staffShops.state)
  const [replayed] = useState(() => createReplayedPromotion(connection))
  const [today] = useState(() => businessDayOf(serverNow(), shop))
  const state = useStore(replayed.state)
  // Amounts of several currencies have no sum.
  const shops = own
    .filter(
      ({ _id, currency }) => currency === shop.currency && (rule.shops?.includes(_id) ?? true),
    )
    .map(({ _id }) => _id)
    .slice(0, MOST_SHOPS)
  const content = JSON.stringify({ shops, draft: rule, ...(times.length > 0 ? { times } : {}) })
  useEffect(() => {
    replayed.end()
    const entered: Pick<ReplayData, 'shops' | 'draft' | 'times'> = JSON.parse(content)
    if (entered.shops.length === 0) return undefined
    const near = nearOf(entered.draft)
    const data = { ...entered, from: addDays(today, 1 - DAYS), to: today }
    const timer = setTimeout(
      () => void replayed.replay(near === undefined ? data : { ...data, near }),
      PAUSE,
    )
    return () => {
      clearTimeout(timer)
      replayed.end()
    }
  }, [replayed, content, today])
  const figures = state.is === 'done' ? state.figures : undefined
  const soFar = state.is === 'working' ? state.soFar : undefined
  const working = soFar
    ? t('promotions.replay.working', { done: soFar.bills + soFar.leftOut, of: soFar.of })
    : t('promotions.replay.beginning')
  return (
    <section className="promotion-tried" aria-label={t('promotions.replay.title')}>
      <h3>{t('promotions.replay.title')}</h3>
      <p className="form-text">
        {t('promotions.replay.text')}
        {(rule.source === 'coupon' || rule.source === 'manual') && (
          <> {t('promotions.replay.given')}</>
        )}
      </p>
      {state.is === 'working' && shops.length > 0 && <p role="status">{working}</p>}
      {shops.length === 0 && <p role="status">{t('promotions.replay.none')}</p>}
      {state.is === 'failed' && <p role="alert">{failureWords(t, state.error)}</p>}
      {figures && <ReplayedFigures figures={figures} rule={rule} />}
    </section>
  )
}
