import type { OrderInvoice } from '@/lib/domain/order/snapshot'

/** Values typed into a checkout that is not placed yet: they survive a reload in this browser tab. */
export interface CheckoutDraft {
  /** 给商家留言 */
  remark: string
  points: number
  invoice: OrderInvoice | null
}

const storageKey = (checkout: string) => `mall_checkout_${checkout}`

const invoiceFields = [
  'content',
  'registrationNumber',
  'companyAddress',
  'companyPhone',
  'bankname',
  'bankaccount',
] as const

function readInvoice(stored: Partial<Record<keyof OrderInvoice, unknown>>): OrderInvoice {
  const invoice = { title: stored.title === 'unit' ? 'unit' : 'individual' } as OrderInvoice
  for (const field of invoiceFields) invoice[field] = String(stored[field] ?? '')
  return invoice
}

/** The kept draft; blank without one. @param checkout which checkout: member, shop and kind */
export function keptDraft(checkout: string): CheckoutDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey(checkout)) ?? '{}') as Partial<CheckoutDraft>
    const points = Number(stored.points)
    return {
      remark: String(stored.remark ?? ''),
      points: Number.isSafeInteger(points) && points > 0 ? points : 0,
      invoice: stored.invoice ? readInvoice(stored.invoice) : null,
    }
  } catch {
    // Without storage a reload loses the draft.
    return { remark: '', points: 0, invoice: null }
  }
}

/** Keeps a draft; null forgets it. */
export function keepDraft(checkout: string, draft: CheckoutDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(storageKey(checkout), JSON.stringify(draft))
    else sessionStorage.removeItem(storageKey(checkout))
  } catch {
    // Storage may be blocked or full.
  }
}
