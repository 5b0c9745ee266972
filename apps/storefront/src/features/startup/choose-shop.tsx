import { buttonLook } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useVisit } from '../../diner/use-stores.ts'
import { useMessages } from '../../language/messages.ts'

/** Links to the list of shops, if the diner may choose one. */
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
