import type { PaymentMethod } from '@comanda/contract'

const isAtReader = ({ call }: PaymentMethod): boolean => call === 'bbposWeb'

const nameOf = ({ name }: PaymentMethod): string => JSON.stringify(name)

/**
 * Returns the ways to pay with one of each name by card, that of the reader if there is one: a guest at a kiosk sees no accounts
 * (KIOSK-6.1).
 */
export const oneCard = (methods: readonly PaymentMethod[]): readonly PaymentMethod[] =>
  methods.filter((method) => {
    if (method.type !== 'card') return true
    const same = methods.filter((one) => one.type === 'card' && nameOf(one) === nameOf(method))
    return method === (same.find(isAtReader) ?? same[0])
  })
