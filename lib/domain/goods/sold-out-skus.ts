import type { PickGoods } from './goods-choice'

/** A SKU that is sold out and will be sold again, with its specification in words. */
export interface SoldOutSku {
  itemId: number
  text: string
}

/** The SKUs for which 到货通知 is offered. */
export const soldOutSkus = ({ skus, groups, name }: PickGoods): SoldOutSku[] =>
  skus
    .filter((sku) => sku.offered && sku.store <= 0)
    .map((sku) => {
      const values = groups.flatMap(({ spec_id, spec_values }) => {
        const id = sku.item_spec.find((spec) => spec.spec_id === spec_id)?.spec_value_id
        return spec_values.filter((value) => value.spec_value_id === id).map((value) => value.name)
      })
      return { itemId: sku.item_id, text: values.join('；') || name }
    })
