import type { ShownDish } from '@comanda/client/table-cart'
import { Button } from '@comanda/ui'
import { useTableMessages } from '../../language/table-messages.ts'
import { useGuestWords } from './use-guest-words.ts'
import { useTable } from './use-table.ts'

interface DishNotesProps {
  readonly dish: ShownDish
  /** Whether nobody else is at the table. */
  readonly isAlone: boolean
}

/** What stands below a dish of a shared cart: whether it was sent, who has changed it, and whether it is for all. */
export const DishNotes = ({ dish, isAlone }: DishNotesProps) => {
  const { t } = useTableMessages()
  const called = useGuestWords()
  const { table, state } = useTable()
  const { guests, self } = state
  const by = dish.guest !== null && dish.by !== dish.guest ? dish.by : undefined
  const changer = guests.find(({ _id }) => _id === by)
  const isForAll = dish.guest === null
  return (
    <>
      {dish.isPending && <p className="cart-words">{t('table.pending')}</p>}
      {changer && (
        <p className="cart-words">
          {t('table.by', { guest: changer._id === self?._id ? t('table.you') : called(changer) })}
        </p>
      )}
      {!isAlone && dish.mayEdit && (dish.isMine || isForAll) && (
        <p className="dish-for">
          <Button variant="plain" onClick={() => table.assign(dish.id, isForAll ? 'mine' : 'all')}>
            {t(isForAll ? 'table.mine' : 'table.forAll')}
          </Button>
        </p>
      )}
    </>
  )
}
