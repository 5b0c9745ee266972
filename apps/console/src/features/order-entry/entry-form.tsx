import { useStore } from '@comanda/client/react'
import type { NewSessionType, OrderEntry } from '@comanda/client/staff'
import type { Menu, Product, TableSession } from '@comanda/contract'
import type { CartLine, NewLine } from '@comanda/engine/cart'
import { isUnpriced, type MenuContext } from '@comanda/engine/catalog'
import { availableGroups } from '@comanda/engine/options'
import { draftOptions } from '@comanda/engine/set-items'
import { Button, showToast } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { saidPrice } from '../../staff/bills/open-price.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { ContactFields, noContact } from './contact-fields.tsx'
import { courseFields, CourseChoice, firstCourse } from './course-choice.tsx'
import { DishMenu } from './dish-menu.tsx'
import { type ChosenDish, DishSheet } from './dish-sheet.tsx'
import { EntryCart } from './entry-cart.tsx'
import type { LabelledWeight } from './scanned-dish.ts'

interface EntryFormProps {
  readonly entry: OrderEntry
  readonly menu: Menu
  readonly context: MenuContext
  /** The session to which the order is added; undefined for a new one. */
  readonly session: TableSession | undefined
  readonly type: NewSessionType
  readonly onType: (type: NewSessionType) => void
  /** Called with the session of an order that was sent. */
  readonly onSent: (session: string) => void
}

/** A dish whose sheet is open; `opened` tells it from the same dish, whose sheet is still closing. */
interface OpenDish extends ChosenDish {
  readonly before?: CartLine
  readonly opened: number
}

/** The dishes beside the order (STAFF-5.5). On a phone it is one of both. */
export const EntryForm = (props: EntryFormProps) => {
  const { entry, menu, context, session, type, onType, onSent } = props
  const { t } = useMessages()
  const { money } = useFormats()
  const { cart } = entry
  const { count, lines, result, isLocked } = useStore(cart.state)
  const [chosen, setChosen] = useState<OpenDish>()
  const [course, setCourse] = useState(firstCourse)
  const [contact, setContact] = useState(noContact)
  const [isCartShown, setIsCartShown] = useState(false)
  const choose = (dish: Product, quantity: number, weighed?: LabelledWeight): void => {
    if (availableGroups(dish, context).length > 0 || (isUnpriced(dish) && !weighed))
      setChosen({ dish, quantity, ...weighed, opened: performance.now() })
    else cart.add({ product: dish._id, quantity, ...weighed, ...courseFields(course) })
  }
  const edit = (line: CartLine): void => {
    const dish = menu.products.find(({ _id }) => _id === line.product)
    if (!dish) return
    setChosen({
      dish,
      quantity: line.quantity ?? 1,
      options: draftOptions(lines, line),
      remark: line.customRemark ?? '',
      price: saidPrice(dish, line.openKey),
      weight: line.weight,
      openKey: line.openKey,
      line: line.id,
      before: line,
      opened: performance.now(),
    })
  }
  const done = (draft: NewLine): void => {
    const { line, before } = chosen ?? {}
    if (line === undefined) cart.add({ ...draft, ...courseFields(course) })
    else
      cart.update(line, {
        ...draft,
        ...(before?.chairId === undefined ? {} : { chairId: before.chairId }),
        ...(before?.status === 'hold' ? { status: 'hold' } : {}),
        ...(before?.course === undefined ? {} : { course: before.course }),
      })
  }
  const send = async (remark: string): Promise<void> => {
    if (session && entry.sendLater(remark)) {
      showToast(t('entry.waits'))
      onSent(session._id)
      return
    }
    await entry.send({
      remark,
      ...(session ? {} : { contactName: contact.contactName.trim() }),
      ...(session || type !== 'takeAway'
        ? {}
        : { phone: contact.phone.trim(), pickupTime: contact.pickupTime }),
    })
    const outcome = entry.state.get()
    if (outcome.status !== 'done') return
    showToast(t('entry.sent', { number: outcome.result.order.number }), { tone: 'success' })
    onSent(outcome.result._id)
  }
  return (
    <div className="entry-columns" data-cart={isCartShown ? '' : undefined}>
      <DishMenu menu={menu} context={context} cart={cart} isLocked={isLocked} onChoose={choose} />
      <aside className="entry-cart" aria-label={t('entry.cart')}>
        <Button variant="plain" icon="back" onClick={() => setIsCartShown(false)}>
          {t('entry.backToDishes')}
        </Button>
        <EntryCart
          entry={entry}
          menu={menu}
          context={context}
          onEdit={edit}
          onSend={(remark) => void send(remark)}
          waits={session?.type === 'dineIn'}
        >
          {session ? (
            <CourseChoice
              course={course}
              guests={session.type === 'dineIn' ? (session.capacity ?? 0) : 0}
              isAtTable={session.type === 'dineIn'}
              onChange={setCourse}
            />
          ) : (
            <ContactFields type={type} contact={contact} onType={onType} onChange={setContact} />
          )}
        </EntryCart>
      </aside>
      <div className="entry-bar">
        <Button
          size="large"
          wide
          icon="bag"
          variant={count > 0 ? 'primary' : 'quiet'}
          onClick={() => setIsCartShown(true)}
        >
          {t('entry.show', { count, price: money(result?.totals.total ?? 0) })}
        </Button>
      </div>
      {chosen && (
        <DishSheet
          key={chosen.opened}
          chosen={chosen}
          context={context}
          cart={cart}
          onDone={done}
          onRemove={() => {
            if (chosen.line !== undefined) cart.remove(chosen.line)
          }}
          onClosed={() => setChosen((now) => (now === chosen ? undefined : now))}
        />
      )}
    </div>
  )
}
