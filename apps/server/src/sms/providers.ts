import type { SmsProviderName } from '@comanda/contract'
import type { SmsProvider } from './provider.ts'
import { twilio } from './twilio/twilio.ts'

/** Every one that can bring texts to phones, by its name. */
export const smsProviders: Readonly<Record<SmsProviderName, SmsProvider>> = { twilio }
