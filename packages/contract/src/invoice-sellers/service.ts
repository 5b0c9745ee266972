import { service } from '../services/service.ts'
import {
  CreateInvoiceSellerData,
  CreateInvoiceTrackData,
  InvoiceSeller,
  InvoiceSellerPatch,
  InvoiceTrack,
} from './schema.ts'

export const invoiceSellers = service('invoiceSellers', {
  record: InvoiceSeller,
  data: CreateInvoiceSellerData,
  patch: InvoiceSellerPatch,
  filter: ['_id', 'taxId'],
  sort: ['taxId', '_id'],
  events: [],
})

/** Tracks are added and, as long as none of their numbers was given, removed. */
export const invoiceTracks = service('invoiceTracks', {
  record: InvoiceTrack,
  data: CreateInvoiceTrackData,
  filter: ['_id', 'seller', 'period', 'letters', 'from'],
  sort: ['period', 'letters', 'from', '_id'],
  methods: ['find', 'create', 'remove'],
  events: [],
})
