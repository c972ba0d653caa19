import type { Aftersale } from '@/lib/contract/trade/aftersale'
import type { AftersaleType, ReturnType } from '@/lib/domain/aftersale/values'
import {
  returnContactMissing,
  returnMobileMissing,
  returnShopNotChosen,
} from '@/lib/domain/messages/aftersale'
import { isMobile } from '@/lib/domain/validate'

/** How the goods come back, as the buyer fills it in. */
export interface ReturnDraft {
  kind: ReturnType
  /** The shop to which they are brought. */
  addressId: number | undefined
  contact: string
  mobile: string
}

export const emptyReturn: ReturnDraft = { kind: 'logistics', addressId: undefined, contact: '', mobile: '' }

/** The return fields of an earlier application. */
export const returnOf = (aftersale: Aftersale): ReturnDraft => {
  const { aftersales_address: address, return_type: kind, contact, mobile } = aftersale
  const addressId =
    kind === 'offline' && 'aftersales_name' in address ? address.aftersales_address_id : undefined
  return { kind, addressId, contact, mobile }
}

/** Whether goods are brought to a shop: nothing comes back with 仅退款. */
const isOffline = (type: AftersaleType | undefined, { kind }: ReturnDraft): boolean =>
  kind === 'offline' && type !== undefined && type !== 'ONLY_REFUND'

/** The texts of missing fields (contract trade §10.1). */
export interface ReturnErrors {
  addressId?: string
  contact?: string
  mobile?: string
}

export function returnErrors(type: AftersaleType | undefined, draft: ReturnDraft): ReturnErrors {
  if (!isOffline(type, draft)) return {}
  const { addressId, contact, mobile } = draft
  return {
    ...(addressId === undefined ? { addressId: returnShopNotChosen } : {}),
    ...(contact.trim() === '' ? { contact: returnContactMissing } : {}),
    ...(isMobile(mobile) ? {} : { mobile: returnMobileMissing }),
  }
}

/** The fields of the call. */
export const returnFields = (type: AftersaleType, draft: ReturnDraft) => {
  if (type === 'ONLY_REFUND') return {}
  if (!isOffline(type, draft)) return { return_type: 'logistics' }
  const { addressId, contact, mobile } = draft
  return { return_type: 'offline', aftersales_address_id: addressId, contact: contact.trim(), mobile }
}
