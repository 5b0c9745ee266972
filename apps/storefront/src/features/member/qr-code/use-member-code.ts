import { createMemberCode, type MemberCodeState } from '@comanda/client/account'
import { useConnection, useStore } from '@comanda/client/react'
import { useEffect, useState } from 'react'

/** Returns the signed code of the member, renewed before it expires. */
export const useMemberCode = (): MemberCodeState => {
  const connection = useConnection()
  const [code] = useState(() => createMemberCode(connection))
  useEffect(() => code.open(), [code])
  return useStore(code.state)
}
