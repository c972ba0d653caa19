import { orderClasses, orderKinds, type CheckoutKind } from './kinds'

/** An `order_type` with which a checkout is requested. */
export type CheckoutType = (typeof orderKinds)[CheckoutKind]['type']

const checkoutKinds = orderClasses.filter((kind): kind is CheckoutKind => orderKinds[kind].checkout !== null)

export const checkoutTypes: readonly CheckoutType[] = checkoutKinds.map((kind) => orderKinds[kind].type)

/** The kind of order that a request asks for. */
export const checkoutKindOf = (requested: CheckoutType): CheckoutKind =>
  checkoutKinds.find((kind) => orderKinds[kind].type === requested) ?? 'normal'
