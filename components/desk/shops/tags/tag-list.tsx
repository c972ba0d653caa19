'use client'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { EditableTags } from '../../list/editable-tags'

/** 店铺标签: labels of shops, of which shoppers see some (contract operator §5). */
export const ShopTagList = () => (
  <EditableTags
    options={deskQuery.shopTag.list.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } })}
    shownBy={deskQuery.shopTag.key()}
    permission="shop:write"
    fieldId="shop-tag-name"
    about="标签显示在店铺列表和店铺页面上，顾客可以用来筛选店铺。"
    example="体验店"
    countOf={(tag) => tag.shop_num}
    unit="个店铺"
    add={(tag_name) => desk.shopTag.add({ tag_name })}
    show={(tag_id, front_show) => desk.shopTag.change({ tag_id, front_show })}
    remove={(tag_id) => desk.shopTag.remove({ tag_id })}
  />
)
