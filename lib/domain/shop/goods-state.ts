/** Products of a shop as its merchant sorts them; sold-out ones are on sale (contract operator). */
export const goodsStates = { on_sale: '在售', sold_out: '在售已售罄', off_sale: '未上架' } as const
export type GoodsState = keyof typeof goodsStates
