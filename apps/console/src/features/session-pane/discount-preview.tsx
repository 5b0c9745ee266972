import type { StaffSession } from '@comanda/client/staff'
import type {
  DiscountPreview as Preview,
  PreviewDiscountData,
  TableSession,
} from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Price } from '@comanda/ui'
import { listWords } from '../../staff/list-words.ts'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { usePreview } from '../../staff/bills/use-preview.ts'

type Discounts = TableSession['discounts']

interface PreviewedProps {
  readonly preview: Preview
  readonly discounts: Discounts
}

const Previewed = ({ preview: { before, after, less }, discounts }: PreviewedProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  /** The names of those that fall away, or of those that stay and take less off. */
  const namesOf = (areLeft: boolean): string =>
    listWords(
      less.flatMap((one) => {
        const known = discounts.find(({ id }) => id === one.discount)
        if (!known || one.after > 0 !== areLeft) return []
        const off = areLeft ? `${money(one.before)} → ${money(one.after)}` : money(one.before)
        return [`${localizedName(known.name, locale) || t('pane.discount')} (${off})`]
      }),
      t,
    )
  const [gone, left] = [namesOf(false), namesOf(true)]
  return (
    <>
      <span className="pane-preview-sums">
        <span>
          {t('pane.discountNow')} <Price text={money(before)} />
        </span>{' '}
        <span>
          {t('pane.discountThen')} <Price text={money(after)} />
        </span>
      </span>
      {gone !== '' && <strong>{t('pane.discountFalls', { names: gone })}</strong>}
      {left !== '' && <strong>{t('pane.discountLess', { names: left })}</strong>}
    </>
  )
}

interface DiscountPreviewProps {
  readonly calls: Pick<StaffSession, 'previewDiscount'>
  /** Those of the bill. */
  readonly discounts: Discounts
  /** Undefined until it is entered. */
  readonly request: Omit<PreviewDiscountData, 'session'> | undefined
}

/**
 * What the bill comes to now, what it would come to with a discount by hand, and which other discounts would take less off by it or
 * fall away (STAFF-1.16).
 */
export const DiscountPreview = ({ calls, discounts, request }: DiscountPreviewProps) => {
  const { t } = useMessages()
  const state = usePreview(calls.previewDiscount, request)
  return (
    <p className="pane-preview" role="status">
      {state.is === 'ready' && <Previewed preview={state.preview} discounts={discounts} />}
      {state.is === 'working' && t('pane.discountWorking')}
      {state.is === 'refused' &&
        state.error.code === 'couponRefused' &&
        t('pane.problem.couponRefused')}
    </p>
  )
}
