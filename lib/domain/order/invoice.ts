import { isTaxNumber } from '../validate'
import type { OrderInvoice } from './snapshot'

/** Titles that a member can keep. */
export const maxInvoiceTitles = 50

/** The text for the first missing or wrong field of an invoice, or null (spec 1 §5, spec 3 §3). */
export function invoiceProblem({
  title,
  content,
  registrationNumber,
}: Pick<OrderInvoice, 'title' | 'content' | 'registrationNumber'>): string | null {
  if (content.trim() === '') return title === 'unit' ? '请填写公司名称' : '请填写发票抬头'
  return title === 'unit' && !isTaxNumber(registrationNumber) ? '请填写正确的企业税号' : null
}
