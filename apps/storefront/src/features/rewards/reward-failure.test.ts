import { CallError } from '@comanda/client'
import { expect, it } from 'vitest'
import { rewardFailureKey } from './reward-failure.ts'

const failure = (rest: Partial<CallError>) =>
  new CallError({ name: 'Failure', message: '', statusCode: 400, ...rest })

it.each([
  [{ code: 'giftRefused', data: { state: 'soldOut' } }, 'rewards.soldOut'],
  [{ code: 'giftRefused', data: { state: 'needPoints' } }, 'callFailure.pointsMissing'],
  [{ code: 'pointsMissing' }, 'callFailure.pointsMissing'],
  [{ code: 'giftRefused' }, 'callFailure.giftRefused'],
  [{ reason: 'offline' }, 'callFailure.offline'],
] as const)('%j → %s', (rest, key) => expect(rewardFailureKey(failure(rest))).toBe(key))
