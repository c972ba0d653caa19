import 'server-only'
import type { Invoice, InvoiceTitle } from '@/lib/contract/trade/invoice'
import { invoiceStatuses } from '@/lib/domain/order/invoice-states'
import type { InvoiceRow, TitleRow } from './sql'

/** An invoice as the contract spells it (contract trade §11). */
export const wireInvoice = (row: InvoiceRow): Invoice => ({
  id: row.invoiceId,
  order_id: row.orderId,
  user_id: row.userId,
  distributor_id: row.distributorId,
  invoice_type: row.invoiceType,
  invoice_type_code: row.invoiceTypeCode,
  company_title: row.companyTitle,
  company_tax_number: row.companyTaxNumber,
  company_address: row.companyAddress,
  company_telephone: row.companyTelephone,
  bank_name: row.bankName,
  bank_account: row.bankAccount,
  email: row.email,
  mobile: row.mobile,
  invoice_amount: row.amount,
  invoice_status: row.status,
  invoice_status_msg: invoiceStatuses[row.status],
  invoice_number: row.number,
  invoice_file_url: row.fileUrl,
  remark: row.remark,
  create_time: row.createTime,
  update_time: row.updateTime,
})

export const wireTitle = (row: TitleRow): InvoiceTitle => ({
  id: row.titleId,
  invoices_id: row.titleId,
  user_id: row.userId,
  invoices_type: row.invoicesType,
  name: row.name,
  telephone: row.telephone,
  tax_number: row.taxNumber,
  business_address: row.businessAddress,
  bank: row.bank,
  bank_account: row.bankAccount,
  is_def: row.isDefault ? 1 : 0,
  created: row.created,
  updated: row.updated,
})
