import type { PickGoods, PickSku } from './goods-choice'

/** The values of a SKU as text, such as 石墨灰；560升; empty for a product without specs. */
export const specNames = ({ groups }: PickGoods, sku: PickSku): string =>
  groups
    .flatMap((group) =>
      group.spec_values.filter((value) =>
        sku.item_spec.some(
          (one) => one.spec_id === group.spec_id && one.spec_value_id === value.spec_value_id,
        ),
      ),
    )
    .map(({ name }) => name)
    .join('；')
