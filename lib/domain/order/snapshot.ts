/** Where and when an order is picked up (`ziti_info` of contract trade §8.2). */
export interface PickupInfo {
  name: string
  address: string
  province: string
  city: string
  area: string
  contractPhone: string
  /** `YYYY-MM-DD` */
  pickupDate: string
  /** `HH:mm` from and to */
  pickupTime: [string, string]
  lng: number
  lat: number
}

/** The invoice that a buyer requested at checkout (contract trade §11, spec 3 §3). */
export interface OrderInvoice {
  title: 'individual' | 'unit'
  content: string
  registrationNumber: string
  companyAddress: string
  companyPhone: string
  bankname: string
  bankaccount: string
}
