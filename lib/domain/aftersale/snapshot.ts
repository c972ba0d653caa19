/** Where the goods of an after-sale go back to, as it was when the merchant accepted it. */
export interface ReturnAddress {
  addressId: number
  /** Name of the shop. */
  name: string
  contact: string
  mobile: string
  /** Region and street in one line. */
  address: string
  hours: string
}

/** A parcel of an after-sale: goods that come back, or their replacement. */
export interface ReturnParcel {
  corpCode: string
  corpName: string
  logiNo: string
  /** Epoch seconds. */
  at: number
}
