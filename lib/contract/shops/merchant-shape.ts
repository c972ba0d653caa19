import { z } from 'zod'

export const settledType = z.enum(['enterprise', 'soletrader'])

/** Facts about the merchant in an application; checked against its pictures (contract member §13). */
export const merchantPapers = {
  address: z.string(),
  legal_name: z.string(),
  legal_cert_id: z.string(),
  legal_mobile: z.string(),
  bank_acct_type: z.enum(['', '1', '2']),
  card_id_mask: z.string(),
  bank_name: z.string(),
  bank_mobile: z.string(),
  license_url: z.string(),
  legal_certid_front_url: z.string(),
  legal_cert_id_back_url: z.string(),
  bank_card_front_url: z.string(),
}

/** The merchant and its place, in lists as well. */
export const merchantName = {
  merchant_type_name: z.string(),
  merchant_name: z.string(),
  social_credit_code_id: z.string(),
  province: z.string(),
  city: z.string(),
  area: z.string(),
}

/** An application, as its owner and operators read it. */
export type MerchantApplication = z.infer<z.ZodObject<typeof merchantName & typeof merchantPapers>> & {
  settled_type: z.infer<typeof settledType> | null
  merchant_type_parent_name: string
  /** Epoch seconds; only operators read it. */
  submitted?: number | null
}
