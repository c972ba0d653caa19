/** URLs of employee purchase. */

/** An activity and the employer for which a member buys in it. */
export interface EmployeeRef {
  activityId: number
  enterpriseId: number
}

export const staffMallHref = '/staff'

const queryOf = ({ activityId, enterpriseId }: EmployeeRef) =>
  `activity_id=${activityId}&enterprise_id=${enterpriseId}`

/** The list of an activity. */
export const activityHref = (ref: EmployeeRef) => `${staffMallHref}?${queryOf(ref)}`

/**
 * The page of a product in employee purchase. Without `ref` the page picks an activity of the member that sells the
 * product, or shows the price for the mall's own staff.
 */
export const staffGoodsHref = (goodsId: number, ref?: EmployeeRef) =>
  `${staffMallHref}/items/${goodsId}${ref ? `?${queryOf(ref)}` : ''}`

/** Where staff see the product of a missing page; null for other pages. */
export function staffItemOf(path: string): string | null {
  const [, id] = /^(?:\/h5)?\/items\/(\d+)$/.exec(path) ?? []
  return id ? staffGoodsHref(Number(id)) : null
}

/** Where an employee invites relatives into an activity. */
export const relativesHref = (ref: EmployeeRef) => `${staffMallHref}/relatives?${queryOf(ref)}`

/** Where a relative accepts an invitation; signed in as an ordinary member, not with a work id. */
export const invitePath = `${staffMallHref}/invite`
export const inviteHref = (code: string) => `${invitePath}?code=${code}`

/** The checkout of the ticked lines of a cart, or of pieces of one SKU. */
export const staffCheckoutHref = (ref: EmployeeRef, item?: { itemId: number; num: number }) =>
  `${staffMallHref}/checkout?${queryOf(ref)}${item ? `&item_id=${item.itemId}&num=${item.num}` : ''}`

const idIn = (text: string | null): number => {
  const id = Number(text)
  return Number.isInteger(id) && id > 0 ? id : 0
}

/** The activity in a query; null without one. */
export function readEmployeeRef(params: { get: (name: string) => string | null }): EmployeeRef | null {
  const ref = { activityId: idIn(params.get('activity_id')), enterpriseId: idIn(params.get('enterprise_id')) }
  return ref.activityId > 0 && ref.enterpriseId > 0 ? ref : null
}

/** The SKU in the query of a checkout; null for the cart. */
export function readEmployeeItem(params: {
  get: (name: string) => string | null
}): { itemId: number; num: number } | null {
  const item = { itemId: idIn(params.get('item_id')), num: idIn(params.get('num')) || 1 }
  return item.itemId > 0 ? item : null
}
