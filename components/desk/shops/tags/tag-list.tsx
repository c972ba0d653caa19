'use client'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { EditableTags } from '../../list/tags/editable-tags'

/** 店铺标签: labels of shops, of which shoppers see some (contract operator §5). */
export const ShopTagList = () => (
  <EditableTags
    options={deskQuery.shopTag.list.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } })}
    recycled={(page) => deskQuery.shopTag.recycled.queryOptions({ input: page, meta: { silent: true } })}
    shownBy={deskQuery.shopTag.key()}
    calls={desk.shopTag}
    permission="shop:write"
    fieldId="shop-tag-name"
    about="标签显示在店铺列表和店铺页面上，顾客可以用来筛选店铺。"
    example="体验店"
    countOf={(tag) => tag.shop_num}
    unit="个店铺"
  />
)
