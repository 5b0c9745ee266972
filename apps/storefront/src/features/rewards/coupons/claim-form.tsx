import { assertOnline, normaliseError, randomKey } from '@comanda/client'
import { couponOfDevice, ownedCouponIds } from '@comanda/client/rewards'
import type { UserCoupon } from '@comanda/contract'
import type { MemberKey } from '@comanda/locales/member'
import { Button, buttonLook, Field } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useDiner } from '../../../data/client-context.tsx'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { couponsHere } from '../../../coupon/coupons-here.ts'
import { CodeScan } from '../../../scan/code-scan.tsx'
import { couponFailureKey } from './coupon-failure.ts'
import './claim-form.css'

interface ClaimFormProps {
  readonly shop: string
  /** The code of the link that led here. */
  readonly given?: string | undefined
  /** `isThere`: the code gave it before. */
  readonly onClaimed: (coupon: UserCoupon, isThere: boolean) => void
}

const MOST = 40

/**
 * The code of a printed or sent coupon; one that gave a coupon before gives that one. One code typed is one intention: a lost
 * answer is asked for with its key.
 */
export const ClaimForm = ({ shop, given = '', onClaimed }: ClaimFormProps) => {
  const { t } = useMemberMessages()
  const { client } = useDiner()
  const [code, setCode] = useState(given)
  const [intent, setIntent] = useState(() => randomKey())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<MemberKey>()
  /** Another code: another intention. */
  const change = (text: string): string => {
    const key = randomKey()
    setCode(text)
    setFailure(undefined)
    setIntent(key)
    return key
  }
  const claim = async (wanted: string, idempotencyKey: string): Promise<void> => {
    if (wanted === '') return setFailure('couponPage.codeRequired')
    setBusy(true)
    try {
      assertOnline(client.connection)
      const [held, owned] = await Promise.all([
        couponOfDevice(client, couponsHere, wanted),
        ownedCouponIds(client),
      ])
      const claims = client.connection.service('userCoupons/claim')
      const coupon = held ?? (await claims.create({ code: wanted, shop, idempotencyKey }))
      change('')
      onClaimed(coupon, held !== undefined || owned.includes(coupon._id))
    } catch (error) {
      setFailure(couponFailureKey(normaliseError(error)))
    } finally {
      setBusy(false)
    }
    return undefined
  }
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void claim(code.trim().toUpperCase(), intent)
  }
  const scanned = (text: string): void => void claim(text, change(text))
  const isForMembers = failure === 'couponPage.membersOnly'
  return (
    <form className="claim-form" noValidate onSubmit={send}>
      <Field
        label={t('couponPage.code')}
        value={code}
        error={failure && t(failure)}
        maxLength={MOST}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
      />
      <Button type="submit" variant={isForMembers ? 'quiet' : 'primary'} busy={busy}>
        {t('couponPage.claim')}
      </Button>
      {isForMembers && (
        <Link
          to="/member/login"
          search={{ next: `/coupon?code=${encodeURIComponent(code)}` }}
          {...buttonLook()}
        >
          {t('member.logIn')}
        </Link>
      )}
      <CodeScan onCode={scanned} />
    </form>
  )
}
