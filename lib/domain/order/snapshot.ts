/** Where, when and by which code a picked-up order is fetched (contract trade §8.2 `ziti_info`). */
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

/** The invoice a buyer asked for at checkout (contract trade §11; spec 3 §3). */
export interface OrderInvoice {
  title: 'individual' | 'unit'
  content: string
  registrationNumber: string
  companyAddress: string
  companyPhone: string
  bankname: string
  bankaccount: string
}
