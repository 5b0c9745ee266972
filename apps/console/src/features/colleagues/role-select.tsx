import type { ShopRole } from '@comanda/contract'
import { Select } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useRole } from '../../staff/use-role.ts'
import { givenRoles } from './given-roles.ts'

interface RoleSelectProps {
  readonly role: ShopRole
  readonly onChange: (role: ShopRole) => void
}

/** One of the roles that the account gives, with what it may do. */
export const RoleSelect = ({ role, onChange }: RoleSelectProps) => {
  const { t } = useMessages()
  const roles = givenRoles(useRole())
  return (
    <Select
      label={t('colleagues.role')}
      hint={t(`colleagues.may.${role}`)}
      value={role}
      onChange={({ target }) => onChange(roles.find((one) => one === target.value) ?? role)}
    >
      {roles.map((one) => (
        <option key={one} value={one}>
          {t(`colleagues.roles.${one}`)}
        </option>
      ))}
    </Select>
  )
}
