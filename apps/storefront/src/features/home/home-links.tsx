import { Icon, type IconName } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useMessages } from '../../language/messages.ts'
import './home-links.css'

const links = [
  { to: '/record', icon: 'receipt', key: 'title.record' },
  { to: '/tnc', icon: 'info', key: 'title.terms' },
] as const satisfies readonly { to: string; icon: IconName; key: string }[]

/** Links from home to other pages. */
export const HomeLinks = () => {
  const { t } = useMessages()
  return (
    <ul className="home-links">
      {links.map(({ to, icon, key }) => (
        <li key={to}>
          <Link to={to}>
            <Icon name={icon} size="small" />
            {t(key)}
            <Icon name="forward" size="small" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
