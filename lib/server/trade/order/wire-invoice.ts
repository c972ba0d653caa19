import 'server-only'
import type { Order } from '@/lib/contract/trade/order'
import { endedInvoices, invoiceRefusal, invoiceStatuses } from '@/lib/domain/order/invoice-states'
import type { OrderRow } from './find-orders'

/**
 * The invoice that the buyer requested at checkout, or after payment, in the fields of checkout (contract trade §11).
 */
function wireInvoice({ invoice, newestInvoice: later }: OrderRow): Order['invoice'] {
  if (invoice)
    return {
      title: invoice.title,
      content: invoice.content,
      registration_number: invoice.registrationNumber,
      company_address: invoice.companyAddress,
      company_phone: invoice.companyPhone,
      bankname: invoice.bankname,
      bankaccount: invoice.bankaccount,
    }
  return (
    later && {
      title: later.invoiceType === 'enterprise' ? 'unit' : 'individual',
      content: later.companyTitle,
      registration_number: later.companyTaxNumber,
      company_address: later.companyAddress,
      company_phone: later.companyTelephone,
      bankname: later.bankName,
      bankaccount: later.bankAccount,
    }
  )
}

/**
 * The paid amount on an invoice, and the subsidy in it: its base is the price before the subsidy (rules of the
 * programme 2025).
 */
function invoiceAmounts({ payStatus, totalFee, refundFee, keptSubsidy }: OrderRow) {
  if (payStatus !== 'PAYED') return { amount: 0, subsidy: 0 }
  const subsidy = Math.max(0, keptSubsidy)
  return { amount: Math.max(0, totalFee - refundFee) + subsidy, subsidy }
}

/** The fields about the invoice after payment. */
export function wireInvoiceState(order: OrderRow) {
  const found = order.newestInvoice
  const amounts = invoiceAmounts(order)
  const hasInvoice = found !== null && !endedInvoices.includes(found.status)
  return {
    is_invoiced: found?.status === 'success',
    invoice: wireInvoice(order),
    invoice_id: found?.invoiceId ?? 0,
    invoice_status: found?.status ?? ('' as const),
    invoice_number: found?.number ?? '',
    invoice_info: found
      ? {
          invoice_id: found.invoiceId,
          invoice_type: found.invoiceType,
          company_title: found.companyTitle,
          company_tax_number: found.companyTaxNumber,
          invoice_amount: found.amount,
          invoice_status: found.status,
          invoice_status_msg: invoiceStatuses[found.status],
          invoice_number: found.number,
          invoice_file_url: found.fileUrl,
        }
      : ([] as []),
    invoice_able: invoiceRefusal({ ...order, amount: amounts.amount, hasInvoice }) === null,
    invoice_amount: amounts.amount,
    ...(amounts.subsidy > 0 ? { invoice_subsidy: amounts.subsidy } : {}),
  }
}
