import { assertOnline, normaliseError } from '@comanda/client'
import {
  claimCoupon,
  type CouponClaimState,
  couponOfDevice,
  ownedCouponIds,
} from '@comanda/client/rewards'
import type { UserCoupon } from '@comanda/contract'
import type { MemberKey } from '@comanda/locales/member'
import { Button, buttonLook, Field } from '@comanda/ui'
import { type FormEvent, useState } from 'react'
import { Link } from '../../../router/link.tsx'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { localCoupons } from '../local-coupons.ts'
import { CodeScan } from '../scan/code-scan.tsx'
import { couponFailureKey } from '../coupon-failure.ts'
import './claim-form.css'

interface ClaimFormProps {
  readonly shop: string
  /** The code of the link that led here. */
  readonly given?: string | undefined
  /** `isThere`: the code gave this coupon before. */
  readonly onClaimed: (coupon: UserCoupon, isThere: boolean) => void
}

const MOST = 40

/**
 * The form for the code of a printed or sent coupon; a code that gave a coupon before gives that one. After an unknown
 * outcome the same code is the same claim.
 */
export const ClaimForm = ({ shop, given = '', onClaimed }: ClaimFormProps) => {
  const { t } = useMemberMessages()
  const { client } = useDiner()
  const [code, setCode] = useState(given)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<MemberKey>()
  const change = (text: string): void => {
    setCode(text)
    setFailure(undefined)
  }
  const show = (claim: CouponClaimState, owned: readonly string[]): void => {
    if (claim.status === 'done') {
      change('')
      onClaimed(claim.result, owned.includes(claim.result._id))
    } else if ('error' in claim && claim.error) setFailure(couponFailureKey(claim.error))
  }
  const claim = async (wanted: string): Promise<void> => {
    if (wanted === '') return setFailure('couponPage.codeRequired')
    setBusy(true)
    try {
      assertOnline(client.connection)
      const [held, owned] = await Promise.all([
        couponOfDevice(client, localCoupons, wanted),
        ownedCouponIds(client),
      ])
      if (held) {
        change('')
        onClaimed(held, true)
      } else show(await claimCoupon(client)({ code: wanted, shop }), owned)
    } catch (error) {
      setFailure(couponFailureKey(normaliseError(error)))
    } finally {
      setBusy(false)
    }
    return undefined
  }
  const send = (event: FormEvent): void => {
    event.preventDefault()
    void claim(code.trim().toUpperCase())
  }
  const scanned = (text: string): void => {
    change(text)
    void claim(text)
  }
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
