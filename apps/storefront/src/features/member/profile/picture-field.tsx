import { normaliseError } from '@comanda/client'
import { removePortrait, uploadPortrait } from '@comanda/client/account'
import type { User } from '@comanda/contract'
import { Avatar, Button, MemberIcon } from '@comanda/ui'
import { type ChangeEvent, useState } from 'react'
import { useDiner } from '../../../diner/diner-context.tsx'
import { portraitUrl } from '../../../pictures/portrait-url.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { showNotice } from '../../../notices/notice.ts'
import { callFailureKey } from '../form/call-failure.ts'
import { shrunkPicture } from './shrunk-picture.ts'
import './picture-field.css'

/** Selects or removes the member's picture. */
export const PictureField = ({ user }: { readonly user: User }) => {
  const { t } = useMemberMessages()
  const { client } = useDiner()
  const [busy, setBusy] = useState(false)
  const run = async (change: () => Promise<User>): Promise<void> => {
    setBusy(true)
    try {
      client.authentication.changed(await change())
      showNotice({ text: t('profile.pictureSaved'), tone: 'success' })
    } catch (failure) {
      showNotice({ text: t(callFailureKey(normaliseError(failure))), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    void run(async () => ({
      ...user,
      avatar: await uploadPortrait(
        client.connection,
        client.authentication.accessToken(),
        await shrunkPicture(file),
      ),
    }))
  }
  const remove = () => run(() => removePortrait(client.connection, user))
  return (
    <div className="picture-field">
      <Avatar
        size="large"
        alt={t('profile.picture')}
        src={user.avatar && portraitUrl(user.avatar)}
      />
      <div className="picture-field-actions">
        <label
          className="ui-button"
          data-variant="quiet"
          data-size="medium"
          aria-busy={busy || undefined}
        >
          <MemberIcon name="camera" size="small" />
          {t('profile.choosePicture')}
          <input
            className="ui-hidden"
            type="file"
            accept="image/*"
            disabled={busy}
            onChange={choose}
          />
        </label>
        {user.avatar !== undefined && (
          <Button variant="plain" busy={busy} onClick={() => void remove()}>
            {t('profile.removePicture')}
          </Button>
        )}
      </div>
    </div>
  )
}
