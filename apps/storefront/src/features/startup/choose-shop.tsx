import { buttonLook } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useVisit } from '../../diner/use-stores.ts'
import { useMessages } from '../../language/messages.ts'

/** The way to the list of shops, where one may choose. */
export const ChooseShop = () => {
  const { t } = useMessages()
  const { settings } = useVisit()
  if (!settings?.allowChooseShop) return null
  return (
    <Link to="/shops" {...buttonLook({ variant: 'quiet' })}>
      {t('home.chooseShop')}
    </Link>
  )
}
