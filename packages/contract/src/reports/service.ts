import { call, callAt } from '../services/call.ts'
import { BookingsReport, BookingsReportData, StaysReport } from './bookings.ts'
import { ChannelsReport } from './channels.ts'
import {
  BillsReport,
  BillsReportData,
  DayReport,
  KitchenReport,
  PaymentsReport,
  ProductsReport,
  ReportPeriod,
  SalesReport,
  SalesReportData,
  ShopsReport,
  ShopsReportData,
  StaffReport,
} from './schema.ts'
import { WaitingReport, WaitingReportData } from './waiting.ts'

/** The figures of a shop's business days, from what was stored with its bills (STAFF-7.1). */
export const reports = {
  day: callAt('reports/day', call(ReportPeriod, DayReport)),
  sales: callAt('reports/sales', call(SalesReportData, SalesReport)),
  products: callAt('reports/products', call(ReportPeriod, ProductsReport)),
  payments: callAt('reports/payments', call(ReportPeriod, PaymentsReport)),
  channels: callAt('reports/channels', call(ReportPeriod, ChannelsReport)),
  staff: callAt('reports/staff', call(ReportPeriod, StaffReport)),
  kitchen: callAt('reports/kitchen', call(ReportPeriod, KitchenReport)),
  shops: callAt('reports/shops', call(ShopsReportData, ShopsReport)),
  bookings: callAt('reports/bookings', call(BookingsReportData, BookingsReport)),
  stays: callAt('reports/stays', call(ReportPeriod, StaysReport)),
  waiting: callAt('reports/waiting', call(WaitingReportData, WaitingReport)),
  bills: callAt('reports/bills', call(BillsReportData, BillsReport)),
} as const
