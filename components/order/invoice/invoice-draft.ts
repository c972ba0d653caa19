import type { InvoiceTitle } from '@/lib/contract/trade/invoice'
import type { Order } from '@/lib/contract/trade/order'
import { invoiceEmailMissing } from '@/lib/domain/messages/order'
import { invoiceProblem } from '@/lib/domain/order/invoice'
import { emailProblem } from '@/lib/domain/validate'

/** Fields of an invoice as typed by a buyer. */
export interface InvoiceDraft {
  type: 'individual' | 'enterprise'
  title: string
  taxNumber: string
  address: string
  telephone: string
  bankName: string
  bankAccount: string
  email: string
}

export const blankInvoice: InvoiceDraft = {
  type: 'individual',
  title: '',
  taxNumber: '',
  address: '',
  telephone: '',
  bankName: '',
  bankAccount: '',
  email: '',
}

/** Whether an order takes a personal title only (rules of the programme 2025). */
export const isPersonalOnly = (order: Pick<Order, 'invoice_subsidy'>): boolean =>
  (order.invoice_subsidy ?? 0) > 0

/** The fields that the invoice details of the checkout fill; null without them. */
export const draftOfOrder = (order: Pick<Order, 'invoice'>): Omit<InvoiceDraft, 'email'> | null =>
  order.invoice && {
    type: order.invoice.title === 'unit' ? 'enterprise' : 'individual',
    title: order.invoice.content,
    taxNumber: order.invoice.registration_number,
    address: order.invoice.company_address,
    telephone: order.invoice.company_phone,
    bankName: order.invoice.bankname,
    bankAccount: order.invoice.bankaccount,
  }

/** The first missing or wrong field with its text, or null (spec 1 §5). */
export function invoiceDraftProblem(
  draft: InvoiceDraft,
): { field: 'title' | 'taxNumber' | 'email'; text: string } | null {
  const text = invoiceProblem({
    title: draft.type === 'enterprise' ? 'unit' : 'individual',
    content: draft.title,
    registrationNumber: draft.taxNumber,
  })
  if (text) return { field: draft.title.trim() === '' ? 'title' : 'taxNumber', text }
  if (draft.email.trim() === '') return { field: 'email', text: invoiceEmailMissing }
  const wrong = emailProblem(draft.email.trim())
  return wrong ? { field: 'email', text: wrong } : null
}

/** The fields that a stored title fills. */
export const draftOfTitle = (title: InvoiceTitle): Omit<InvoiceDraft, 'email'> => ({
  type: title.invoices_type,
  title: title.name,
  taxNumber: title.tax_number,
  address: title.business_address,
  telephone: title.telephone,
  bankName: title.bank,
  bankAccount: title.bank_account,
})
