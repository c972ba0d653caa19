import type { InvoiceTitle } from '@/lib/contract/trade/invoice'
import { invoiceProblem } from '@/lib/domain/order/invoice'

/** Fields of an invoice title as typed; the names are those of the contract (contract trade §11). */
export type TitleDraft = Pick<
  InvoiceTitle,
  'invoices_type' | 'name' | 'tax_number' | 'telephone' | 'business_address' | 'bank' | 'bank_account'
> & { is_def: boolean }

export const blankTitle: TitleDraft = {
  invoices_type: 'individual',
  name: '',
  tax_number: '',
  telephone: '',
  business_address: '',
  bank: '',
  bank_account: '',
  is_def: false,
}

export const draftOf = (title: InvoiceTitle): TitleDraft => {
  const { invoices_type, name, tax_number, telephone, business_address, bank, bank_account, is_def } = title
  return {
    invoices_type,
    name,
    tax_number,
    telephone,
    business_address,
    bank,
    bank_account,
    is_def: is_def === 1,
  }
}

/** The wrong field with its text, or null. */
export function titleProblem(draft: TitleDraft): { field: 'name' | 'tax_number'; text: string } | null {
  const text = invoiceProblem({
    title: draft.invoices_type === 'enterprise' ? 'unit' : 'individual',
    content: draft.name,
    registrationNumber: draft.tax_number,
  })
  return text ? { field: draft.name.trim() === '' ? 'name' : 'tax_number', text } : null
}
