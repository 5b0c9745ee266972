import type { TableSession } from '@comanda/contract'
import { Badge } from '@comanda/ui'
import { useInvoiceWords } from '../bill/use-invoice-words.ts'
import { useShownShop } from '../../shop/shown-shop.ts'
import { useMoment } from '../../language/use-moment.ts'
import { useListWords } from '../../language/use-list-words.ts'
import { useNames } from '../../language/use-names.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { shownOrder } from '../order/order-steps.ts'
import { sessionWord } from '../order/session-status.ts'

/** Number of characters of an order's id by which staff can find it. */
const CODE_LENGTH = 8

/** The facts of an order besides its dishes (SCREEN-5.1). */
export const RecordFacts = ({ session }: { session: TableSession }) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const shop = useShownShop()
  const moment = useMoment(shop?.timeZone)
  const list = useListWords()
  const invoice = useInvoiceWords()
  const order = shownOrder(session)
  const word = sessionWord(session)
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('record.shop'), name(shop?.name)],
    [t('record.type'), t(`mode.${session.type}`)],
    [t('record.table'), list(session.tables.map((table) => table.name))],
    [t('record.code'), order?._id.slice(-CODE_LENGTH).toUpperCase()],
    [t('record.orderTime'), moment(order?.createTime ?? session.createTime)],
    [t('record.pickupTime'), session.pickupTime && moment(session.pickupTime)],
    [t('record.contactName'), session.contactName],
    [t('record.licensePlate'), session.licensePlate],
    [t('record.phone'), session.phone],
    [t('record.remark'), session.remark ?? order?.remark],
    [invoice.title, invoice.words(session)],
    [invoice.numbersTitle, invoice.numbers(session)],
  ]
  return (
    <section className="record-facts" aria-labelledby="record-facts">
      <h2 id="record-facts">{t('record.facts')}</h2>
      <dl>
        <div>
          <dt>{t('record.statusLabel')}</dt>
          <dd>
            <Badge tone={word === 'cancelled' ? 'danger' : 'highlight'}>
              {t(`record.status.${word}`)}
            </Badge>
          </dd>
        </div>
        {facts.map(
          ([term, text]) =>
            text && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
