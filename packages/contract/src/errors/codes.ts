/**
 * What `data.code` of an error says, so that a screen can choose its words. Rule and coupon codes stand in the engine;
 * these are those of the server's calls (spec 000 §4 and §8).
 */
export const errorCodes = [
  'fixedCodeTimeout',
  'fixedCodeNotEnabled',
  'fixedCodeTableInvalid',
  'serverError',
  'shopNotFound',
  'shopNotEnabledForOnline',
  'timeSlotNotFound',
  'exceedMaxPending',
  'shopClosed',
  'sessionNotFound',
  'orderNotFound',
  'sessionClosed',
  'orderCutoff',
  'cartInvalid',
  'optionsInvalid',
  'productNotAvailable',
  'outOfStock',
  'priceChanged',
  'idempotencyKeyReused',
  'orderInterval',
  'illegalTransition',
  'loginFailed',
  'tooManyAttempts',
  'notAuthenticated',
  'forbidden',
  'queryInvalid',
  'dataInvalid',
  'conflict',
  'unavailable',
] as const
export type ErrorCode = (typeof errorCodes)[number]
