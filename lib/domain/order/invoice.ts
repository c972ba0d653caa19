import * as orderMessages from '../messages/order'
import { isTaxNumber } from '../validate'
import type { OrderInvoice } from './snapshot'

/** Titles that a member can keep. */
export const maxInvoiceTitles = 50
export const fullTitlesText = `最多保存${maxInvoiceTitles}个发票抬头`

/**
 * Why an order that the programme pays for takes no company as its title: only a person draws (rules of the programme
 * 2025).
 */
export const personalInvoiceText = '享受国补的订单只能开具个人发票'

type InvoiceFields = Pick<OrderInvoice, 'title' | 'content' | 'registrationNumber'>

/** The first missing or wrong field of an invoice with its text, or null (spec 1 §5, spec 3 §3). */
export function invoiceFault({
  title,
  content,
  registrationNumber,
}: InvoiceFields): { field: 'content' | 'registrationNumber'; text: string } | null {
  if (content.trim() === '')
    return { field: 'content', text: title === 'unit' ? '请填写公司名称' : orderMessages.invoiceTitleEmpty }
  return title === 'unit' && !isTaxNumber(registrationNumber)
    ? { field: 'registrationNumber', text: orderMessages.invoiceTaxNumberInvalid }
    : null
}

/** The text of `invoiceFault`, or null. */
export const invoiceProblem = (invoice: InvoiceFields): string | null => invoiceFault(invoice)?.text ?? null
