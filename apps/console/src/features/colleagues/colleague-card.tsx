import { useStore } from '@comanda/client/react'
import type { Colleagues } from '@comanda/client/staff'
import type { StaffMember } from '@comanda/contract'
import { Badge, Button } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { useRole } from '../../staff/use-role.ts'
import { ColleagueForm } from './colleague-form.tsx'
import { EndDialog } from '../../forms/end-dialog.tsx'
import { givenRoles } from './given-roles.ts'

interface ColleagueCardProps {
  readonly member: StaffMember
  readonly colleagues: Colleagues
}

/** Somebody who works in the shop; their role and PIN, if the account may change them. */
export const ColleagueCard = ({ member, colleagues }: ColleagueCardProps) => {
  const { t } = useMessages()
  const { authentication } = useStaff()
  const own = useStore(authentication.state).user?._id === member._id
  const given = givenRoles(useRole())
  const [isEditing, setIsEditing] = useState(false)
  const [isEnding, setIsEnding] = useState(false)
  const { roles, email, hasPin } = member
  const name = member.name ?? email ?? t('colleagues.noName')
  const isChangeable = !own && roles.every((role) => given.includes(role))
  return (
    <li className="page-card" aria-label={name}>
      <div className="settings-card-head">
        <div>
          <strong>{name}</strong>
          {email !== undefined && email !== name && <small>{email}</small>}
        </div>
        {own && <Badge tone="highlight">{t('colleagues.you')}</Badge>}
      </div>
      <p className="settings-muted">
        {[
          ...roles.map((role) => t(`colleagues.roles.${role}`)),
          t(hasPin ? 'colleagues.hasPin' : 'colleagues.noPin'),
        ].join(' · ')}
      </p>
      {isEditing && (
        <ColleagueForm
          member={member}
          name={name}
          colleagues={colleagues}
          onClosed={() => setIsEditing(false)}
        />
      )}
      {isChangeable && !isEditing && (
        <div className="page-actions">
          <Button variant="plain" onClick={() => setIsEnding(true)}>
            {t('colleagues.end')}
          </Button>
          <Button
            variant="quiet"
            aria-label={t('settings.editOf', { name })}
            onClick={() => setIsEditing(true)}
          >
            {t('settings.edit')}
          </Button>
        </div>
      )}
      {isEnding && (
        <EndDialog
          of="colleagues"
          name={name}
          onEnd={() => colleagues.setRole(member._id, null)}
          onClosed={() => setIsEnding(false)}
        />
      )}
    </li>
  )
}
