/** A cart without lines under the names of the contract. */
export const emptyCart = {
  valid_cart: [],
  invalid_cart: [],
  is_check_store: true as const,
  crossborder_show: 0 as const,
}
